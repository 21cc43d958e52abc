import { markdown, type Product, specs, unit } from './product.ts';

/** Cement, roofing, steel, timber, and paint. */
export const building: readonly Product[] = [
  {
    sku: 'BLD-CEM-425',
    name: 'Ironshore Portland Cement, 42.5 kg',
    short: 'General-purpose cement for slabs, belts, columns and block work. Fresh stock, under six weeks from the mill.',
    body: markdown`
      Ironshore is the bag most masons ask for by name. It is ground a little finer than the ordinary cement, so it
      finishes **smooth under a steel trowel** and gives a strong early set when rain is on the way.

      ## How much to mix

      | Work | Cement | Sand | Stone |
      |---|---:|---:|---:|
      | Slab or driveway | 1 | 2 | 3 |
      | Column and belt | 1 | 2 | 2 |
      | Laying blocks | 1 | 5 | – |
      | Rendering | 1 | 4 | – |

      Measure with the same bucket every time. Add water slowly: a mix that *slumps* has lost its strength.

      ## Keep it dry

      1. Stack on a pallet, never on the ground.
      2. Cover with plastic and leave a hand's width from the wall.
      3. Use the oldest bags first.

      > A bag that has gone hard at the corners is finished. Do not sieve it and use it in a column.
    `,
    specs: specs({
      Product: { '*Weight': '42.5 kg', '*Strength class': '42.5 N', Color: 'Gray', Standard: 'JS 32 Type I' },
      Use: { '*Working time': '90 minutes', 'Initial set': '2 h 45 min', 'Cover per bag, 4 in slab': '1.1 m²' },
    }),
    price: 1480,
    breaks: [
      [20, 1425],
      [100, 1360],
    ],
    units: [unit('PALLET', 'Pallet of 35 bags', 35)],
    categories: ['building/cement/bagged-cement'],
    tags: ['ironshore', 'made-in-jamaica', 'trade', 'first-home'],
    stock: 640,
    lowStock: 70,
    views: ['front', 'pack', 'close'],
    film: 'mixing-concrete',
  },
  {
    sku: 'BLD-CEM-WHT',
    name: 'Ironshore White Cement, 25 kg',
    short: 'Clean white cement for terrazzo, grout, cast sills and colored renders.',
    body: markdown`
      Burned from pure limestone with almost no iron in it, which is what keeps it **white after it cures**.

      - Takes oxide pigments cleanly, up to 5 % by weight
      - Same strength class as gray cement
      - Mix with white sand or marble dust for terrazzo

      Wash the mixer and every tool before you start: a little gray cement will dirty the whole batch.
    `,
    specs: specs({
      Product: { '*Weight': '25 kg', '*Whiteness': '86 %', 'Strength class': '42.5 N' },
      Use: { '*Working time': '75 minutes', 'Pigment, at most': '5 %' },
    }),
    price: 2350,
    breaks: [[20, 2260]],
    units: [unit('PALLET', 'Pallet of 48 bags', 48)],
    categories: ['building/cement/bagged-cement'],
    tags: ['ironshore', 'caribbean', 'trade'],
    stock: 118,
    lowStock: 24,
    views: ['front', 'close'],
  },
  {
    sku: 'BLD-MOR-TIL',
    name: 'Tile-Fast Thin-Set Mortar, 20 kg',
    short: 'Polymer-modified adhesive for porcelain and ceramic, floors and wet walls.',
    body: markdown`
      Just add water. Tile-Fast holds heavy porcelain on a wall **without slipping**, and stays workable long enough for one
      person to tile a bathroom alone.

      ## Choose the right trowel

      | Tile | Notch | Cover per bag |
      |---|---|---:|
      | Mosaic | 4 mm | 7 m² |
      | Up to 12 in | 6 mm | 5 m² |
      | 24 in and over | 10 mm, back-buttered | 3.5 m² |

      Wait **24 hours** before grouting and 48 before heavy traffic.
    `,
    specs: specs({
      Product: { '*Weight': '20 kg', '*Class': 'C2TE', Color: 'Gray' },
      Use: { '*Open time': '30 minutes', 'Pot life': '4 hours', 'Grout after': '24 hours' },
    }),
    price: 2890,
    sale: { price: 2450, fromDays: -6, toDays: 15 },
    units: [unit('PALLET', 'Pallet of 50 bags', 50)],
    categories: ['building/cement/mortar'],
    tags: ['caribbean', 'trade', 'first-home'],
    stock: 210,
    lowStock: 25,
    views: ['front', 'pack'],
  },
  {
    sku: 'BLD-BLK-6',
    name: 'Hollow Concrete Block, 6 in',
    short: 'Machine-pressed, steam-cured block for load-bearing walls. Straight faces, full corners.',
    body: markdown`
      Pressed in St Catherine from washed river sand and cured under steam, so they come **square and dry**.

      - 12 to 13 blocks make one square meter
      - Fill every pocket that carries steel
      - Order in pairs of courses: a pallet lays about 7 m²

      We load pallets with a hoist truck. *Someone must be on site to show where they go.*
    `,
    specs: specs({
      Product: { '*Size': '6 × 8 × 16 in', '*Strength': '8.5 MPa', Weight: '17.5 kg' },
      Use: { '*Blocks per m²': '12.5', Cores: '3' },
    }),
    price: 265,
    breaks: [
      [90, 252],
      [450, 238],
    ],
    units: [unit('PALLET', 'Pallet of 90 blocks', 90)],
    categories: ['building/cement/blocks'],
    tags: ['made-in-jamaica', 'trade', 'first-home', 'hurricane-ready'],
    stock: 5400,
    lowStock: 450,
    views: ['front', 'pack'],
  },
  {
    sku: 'BLD-ROF-ALZ26',
    name: 'Aluzinc Roof Sheet, 26 gauge, cut to length',
    short: 'Deep-rib roof sheet in slate blue, cut to the centimeter. Priced by the meter.',
    body: markdown`
      One sheet from ridge to eave means **no end laps to leak**. Give the length you need to two decimals and we cut it while
      you wait.

      ## Fixing for a storm zone

      1. Screws at *every* rib on the eave, the ridge and the gable edges.
      2. Every second rib in the field, at 600 mm laths.
      3. Lap side joints away from the prevailing wind.

      | Length | Sheets in a lift |
      |---|---:|
      | up to 4 m | 60 |
      | 4 to 7 m | 40 |
      | over 7 m | 25 |
    `,
    specs: specs({
      Sheet: { '*Thickness': '0.47 mm (26 ga)', '*Cover width': '914 mm', 'Rib height': '29 mm', Coating: 'AZ150, polyester paint' },
      Rating: { '*Wind uplift': '3.6 kPa at 600 mm', 'Paint guarantee': '15 years' },
    }),
    price: 1695.5,
    baseUnit: 'M',
    quantityDecimals: 2,
    breaks: [[60, 1620]],
    categories: ['building/roofing/roof-sheets'],
    tags: ['ironshore', 'hurricane-ready', 'coastal', 'trade'],
    stock: 1840.75,
    lowStock: 120,
    views: ['front', 'close'],
  },
  {
    sku: 'BLD-ROF-SCR65',
    name: 'Roofing Screw 65 mm with Seal, box of 250',
    short: 'Self-drilling, class 4 coated screw with an EPDM washer that stays soft in the sun.',
    body: markdown`
      Cheap screws are why good roofs lift. These carry a **class 4 coating** for salt air and a bonded rubber washer.

      - Drills timber and steel up to 3 mm
      - 8 mm hex head, painted to match
      - About 7 screws to a square meter

      Stop driving when the washer *just* bulges. If it squeezes out, it will leak.
    `,
    specs: specs({
      Screw: { '*Length': '65 mm', '*Coating': 'Class 4', Thread: '12 gauge, 14 per inch', Head: '8 mm hex' },
      Pack: { '*In a box': '250', Weight: '2.9 kg' },
    }),
    price: 4950,
    units: [unit('CASE', 'Case of 8 boxes', 8)],
    breaks: [[8, 4680]],
    categories: ['building/roofing/roof-fixings'],
    tags: ['ironshore', 'hurricane-ready', 'coastal', 'imported'],
    stock: 96,
    views: ['front'],
  },
  {
    sku: 'BLD-ROF-STRAP',
    name: 'Hurricane Strap, galvanized, right hand',
    short: 'Ties rafter to wall plate. Bent from 1.2 mm steel with Z275 galvanizing.',
    body: markdown`
      Strap every rafter at **both ends** to keep the roof on in a hurricane.

      1. Nail to the plate with five 38 mm clout nails.
      2. Twist around the rafter and nail five more.
      3. On the coast, paint the cut edges with zinc primer.

      Use left and right straps in turn so that the pull is even.
    `,
    specs: specs({
      Strap: { '*Uplift': '4.1 kN', '*Steel': '1.2 mm', Galvanising: 'Z275' },
      Fixing: { '*Nails': '10 clout nails, 38 mm', 'For timber': 'from 2 in' },
    }),
    price: 185,
    breaks: [
      [50, 168],
      [200, 155],
    ],
    units: [unit('BOX', 'Box of 50', 50)],
    categories: ['building/roofing/roof-fixings'],
    tags: ['hurricane-ready', 'coastal', 'trade', 'caribbean'],
    stock: 1250,
    lowStock: 100,
    views: ['front', 'close'],
  },
  {
    sku: 'BLD-STL-T12',
    name: 'Deformed Steel Bar, 12 mm × 6 m',
    short: 'Grade 60 reinforcing bar for columns, belts and slabs.',
    body: markdown`
      Rolled to **Grade 60** with the mill mark on every bar. A little brown rust is good for grip; flaking rust is not, and we do not sell it.

      | Member of a one-story house | Bars |
      |---|---|
      | Column 6 × 8 in | 4 × 12 mm |
      | Belt course | 4 × 12 mm |
      | Strip footing | 3 × 12 mm |

      Bundles are tied at both ends. We bend stirrups to order.
    `,
    specs: specs({
      Bar: { '*Diameter': '12 mm', '*Length': '6 m', '*Grade': '60 (420 MPa)' },
      Weight: { 'Each bar': '5.33 kg', Bundle: '133 kg' },
    }),
    price: 1120,
    breaks: [
      [25, 1075],
      [100, 1040],
    ],
    units: [unit('BUNDLE', 'Bundle of 25 bars', 25)],
    categories: ['building/frame/reinforcing-steel'],
    tags: ['trade', 'hurricane-ready', 'first-home', 'imported'],
    stock: 775,
    lowStock: 75,
    views: ['front'],
  },
  {
    sku: 'BLD-STL-BRC65',
    name: 'BRC Mesh No. 65, 7 × 14 ft sheet',
    short: 'Welded fabric for slabs and driveways; flat sheets, no fighting with a roll.',
    body: markdown`
      Flat sheets lie where you put them. Lap **one full square** plus two inches and tie every third crossing.

      - Raise it on chairs 1½ in from the ground: steel that lies on the dirt adds no strength
      - One sheet covers 8 m² with laps
    `,
    specs: specs({
      Sheet: { '*Size': '2.13 × 4.27 m', '*Wire': '5.4 mm', Spacing: '150 × 150 mm' },
      Cover: { '*With laps': '8.1 m²', Weight: '26 kg' },
    }),
    price: 7850,
    breaks: [[10, 7500]],
    categories: ['building/frame/reinforcing-steel'],
    tags: ['trade', 'imported'],
    stock: 8,
    views: ['front'],
  },
  {
    sku: 'BLD-LBR-2414',
    name: 'Treated Pine 2 × 4, 14 ft',
    short: 'Pressure-treated, kiln-dried pine for rafters and framing. Termite guarantee 25 years.',
    body: markdown`
      Dried **after** treatment, so it stays straight on the roof. Green-stained ends show how deep the treatment went.

      - Paint every cut end with preservative
      - Store on bearers under cover
      - Picked boards: no wane, no loose knots
    `,
    specs: specs({
      Board: { '*Section': '38 × 89 mm', '*Length': '14 ft (4.27 m)', Grade: 'No. 2 and better' },
      Treatment: { '*Class': 'H3.2', Guarantee: '25 years against termites' },
    }),
    price: 1985,
    breaks: [[40, 1890]],
    units: [unit('BUNDLE', 'Bundle of 40', 40)],
    categories: ['building/frame/lumber'],
    tags: ['trade', 'hurricane-ready', 'imported'],
    stock: 320,
    lowStock: 40,
    views: ['front', 'close'],
  },
  {
    sku: 'BLD-PNT-INT1',
    name: 'Seagrape Interior Emulsion, 1 gallon',
    short: 'Washable matt wall paint with very little smell. Mixed to 900 colors.',
    body: markdown`
      A soft matt that **wipes clean**: pencil, cocoa and little hands all come off with a damp cloth.

      ### Colors people love

      - *Hope Gardens* – a leaf green for a bedroom
      - *Doctor Bird* – teal, as on the tin
      - *Blue Mountain Morning* – a gray that is never cold
      - *Ackee* – yes, that yellow

      Two coats over primer. Touch dry in one hour, second coat after four.
    `,
    specs: specs({
      Paint: { '*Cover': '38 m² a gallon', '*Finish': 'Washable matt', VOC: 'under 5 g/l' },
      Use: { '*Second coat': 'after 4 hours', Thinning: 'water, up to 5 %' },
    }),
    price: 5400,
    sale: { price: 4590, compareAt: 5750, fromDays: -3, toDays: 25 },
    units: [unit('CASE', 'Case of 4 gallons', 4)],
    categories: ['building/paint/wall-paint'],
    tags: ['made-in-jamaica', 'household', 'first-home'],
    stock: 164,
    views: ['front', 'pack'],
  },
  {
    sku: 'BLD-PNT-EXT5',
    name: 'Seawall Exterior Acrylic, 5 gallon pail',
    short: 'Elastic masonry paint that bridges hairline cracks and sheds driven rain.',
    body: markdown`
      Made for walls that face the sea. The film **stretches** as the wall moves and keeps its color under hard sun.

      1. Pressure-wash and let dry two days.
      2. Seal chalky walls first.
      3. Two full coats, the second across the first.

      Do not paint if rain is expected within four hours.
    `,
    specs: specs({
      Paint: { '*Cover': '150 m² a pail', '*Stretch': '180 %', Finish: 'Low sheen' },
      Guarantee: { '*Color and film': '10 years', Mold: '5 years' },
    }),
    price: 28900,
    breaks: [[4, 27500]],
    categories: ['building/paint/wall-paint'],
    tags: ['made-in-jamaica', 'coastal', 'trade'],
    stock: 42,
    views: ['front'],
  },
  {
    sku: 'BLD-PNT-VARN',
    name: 'Mahoe Marine Varnish, 1 quart',
    short: 'Spar varnish with strong UV filter for doors, boats and verandah rails.',
    body: markdown`
      Brings up the green in blue mahoe and the red in cedar. Thin the first coat **one to one** with white spirit, then build
      four full coats with a light sanding between.

      - Stays flexible: it does not crack at the joints
      - Renew one coat every second year in full sun
    `,
    specs: specs({
      Varnish: { '*Cover': '13 m² a quart', '*Finish': 'High gloss', Base: 'Tung oil' },
      Use: { '*Recoat': 'after 16 hours', Coats: '4 to 5 outdoors' },
    }),
    price: 3275,
    units: [unit('CASE', 'Case of 6 quarts', 6)],
    categories: ['building/paint/wood-finish'],
    tags: ['coastal', 'household', 'caribbean'],
    stock: 0,
    views: ['front'],
  },
];
