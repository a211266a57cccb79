/**
 * The words of a phrase: 512 of our own choice, so nine bits each. No two begin with the same four letters, and none
 * becomes another by one letter changed, added or left out. They never change: phrases in use are made of them.
 */
export const WORDS: readonly string[] = `
acorn adder alpine amber anchor angle apple arbor arch arrow aspen aster atlas attic aunt autumn avenue awake
axle badger bagel bakery ballad bamboo banjo banner bark barley basin basket beach bead beaver beetle bell berry
birch bitter blue boar book border bottle branch breeze brick bridge bright broom bucket bugle bumble burrow
button cabin cable cactus cake calm camel camp canal candle canoe canvas canyon carpet carrot castle cedar
cellar cement chain chalk cheese cherry chess chorus cider cinema circle citrus clay clean clever cliff clock
cloud coach coast cobalt cocoa coffee coin comet copper coral corner cotton cousin cove coyote crab cradle crane
crayon creek crocus crown cuckoo curlew cycle daisy damson dance dawn deer delta denim desert dinner dipper dirt
dish dock doctor domino donkey door dragon drum dune dusk eagle early earth east echo elbow elder empty engine
ermine fabric falcon family farm fence fennel fern fiddle field finch finger flag flame flint flour flower flute
foal foggy forest fork fossil friend frog frost fruit fudge gallop gander garden garlic garnet gate gather gecko
gentle geyser giant gibbon glade glass globe glow goat gold goose grain grape gravel green grouse grove guitar
gull gust hail hammer hare hawk hazel heart heath hedge helmet hemp herb hermit heron hill hive hollow honey
hood horn horse hotel hound icicle igloo index indigo inlet insect iris iron island ivory jacket jaguar jelly
jewel jigsaw juice jumper jungle kayak kernel kettle kidney kind kite kitten kiwi knee knight knot koala lace
lady lagoon lamb lasso laurel lava leaf lemon lentil letter lichen light lilac lily lime linden lion lizard
llama lodge lotus lounge lucky lumber lunar lynx magnet magpie mallow mango mantle maple marble market marmot
marsh meadow medal melon meteor mild mimosa minnow mint mirror mole moon mosaic moss moth mouse muffin museum
music myrtle napkin native nectar needle nephew nest noble noodle north nougat nutmeg oasis oboe ocean ochre
olive omelet onion opal orange orbit organ oriole osprey otter oven oxygen oyster paddle page palace panda pansy
paper parade path patio peak pebble pencil peony pepper petal piano picnic pigeon pillow pilot pine pirate
planet plaza plough plum pocket poem polar pollen pond poppy porch potato powder prism puppet purple puzzle
quail quarry queen quiet quill quince rabbit radar radish raft raisin ranger rapid raven reed rice ring ripple
river road robin roof rope rowan ruby rudder runner russet salad salmon salt sand satin sauce school scout
sesame shadow shell shore shrub silk silver siskin skate sketch sled sleep slope smoke snail snow soap sofa soil
sonnet sorrel south spade spark spider spiral spoon spring spruce square stable star steam stoat stone stork
straw sugar summer supper surf swan sweet swift tapir tart tawny teal temple tennis tent thatch thread thrush
thyme tiger timber tomato topaz tower trail tree trout tulip tundra tunnel turnip turtle twig uncle under upland
urchin vale valley velvet verse vessel video viola viper vista voice wagon water wave whale wheat wheel white
wick wise wolf wool wren yacht yard year yoga young zebra zero zinc
`
  .trim()
  .split(/\s+/);
