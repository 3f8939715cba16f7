/** Who may import whom (shared rules of the house, CONTRIBUTING.md). */
const room = (name) => `^${name}/`;
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const TEST = '\\.test\\.tsx?$|/testing/';

/** The rooms of the engine in the order to read them: each may import those before it, types included. */
const ENGINE_ROOMS = [
  'terms',
  'figures',
  'dwelling',
  'energy',
  'label',
  'reading',
  'subsidy',
  'measures',
  'plan',
  'heat-pump',
  'payback',
  'report',
  'personas',
  'calibration',
];

/** Likewise the rooms of the assistant; what stands in `assistant` itself puts them together. */
const ASSISTANT_ROOMS = [
  'language',
  'terms',
  'mending',
  'heard',
  'passages',
  'reply',
  'question',
  'judging',
  'answering',
];

/** Likewise the rooms of the server; what stands in `server` itself puts it all together. */
const SERVER_ROOMS = [
  'time',
  'content',
  'config',
  'http',
  'log',
  'leads/store/migrations',
  'leads/store',
  'refusals',
  'plugins',
  'registers',
  'static',
  'pages',
  'report',
  'leads/sources',
  'leads/mail',
  'leads/delivery',
  'leads/retention',
  'leads/watch',
  'measuring',
  'leads',
  'address',
  'assistant',
  'client-errors',
  'health',
  'images',
  'tools',
];

/** Likewise the rooms of the site; a feature that is no room of its own here imports no other feature. */
const SITE_ROOMS = [
  'lib',
  'content-schemas',
  'words',
  'components/ui',
  'components/sections',
  'components/shell',
  'features/citations',
  'features/house-questions',
  'features/house-picture',
  'features/tool',
  'features',
  'layouts',
  'pages',
];
const LOWER_FEATURES = SITE_ROOMS.filter((name) => name.startsWith('features/'));
const filesIn = (base, names) => `^${base}/(${names.join('|')})/[^/]+$`;
/** These rooms and all that is in them; what stands in `site/src` itself only queries and declares. */
const siteFiles = (...names) => `^site/src/((${names.join('|')})/|[^/]+$)`;

/** Each room against all that stand after it; tests may look at the whole. */
const inOrder = (base, rooms, list) => [
  ...rooms.map((name, place) => {
    const before = rooms.slice(0, place + 1);
    return forbid(
      `${base}-${name}-looks-down`,
      `A file of ${base}/${name} may import only ${base}/${before.join(', ')}: move what it needs down to one of these, or the file up.`,
      { path: filesIn(base, [name]), pathNot: TEST },
      { path: room(base), pathNot: filesIn(base, before) },
    );
  }),
  forbid(
    `${base}-room-in-order`,
    `A new room of ${base} takes its place in ${list} (.dependency-cruiser.cjs), the order to read in.`,
    { path: `^${base}/.+/`, pathNot: [filesIn(base, rooms), TEST] },
    { path: room(base) },
  ),
];

module.exports = {
  forbidden: [
    forbid(
      'engine-is-pure',
      'The engine imports nothing outside itself: no clock, no environment, no I/O.',
      { path: room('engine'), pathNot: TEST },
      { pathNot: room('engine') },
    ),
    forbid(
      'assistant-is-pure',
      'The assistant imports nothing outside itself: a question and a file in, an answer out.',
      { path: room('assistant'), pathNot: TEST },
      { pathNot: room('assistant') },
    ),
    ...inOrder('assistant', ASSISTANT_ROOMS, 'ASSISTANT_ROOMS'),
    ...inOrder('engine', ENGINE_ROOMS, 'ENGINE_ROOMS'),
    ...inOrder('server', SERVER_ROOMS, 'SERVER_ROOMS'),
    ...SITE_ROOMS.map((name, place) =>
      forbid(
        `site-${name.replace('/', '-')}-looks-down`,
        `A file of site/src/${name} may import only ${SITE_ROOMS.slice(0, place + 1).join(', ')}: move what it needs down to one of these, or the file up.`,
        { path: `^site/src/${name}/`, pathNot: TEST },
        { path: room('site/src'), pathNot: siteFiles(...SITE_ROOMS.slice(0, place + 1)) },
      ),
    ),
    forbid(
      'site-features-stand-apart',
      `A feature imports no other feature but ${LOWER_FEATURES.join(', ')}: what two features share stands in words, components or one of these.`,
      { path: '^site/src/features/([^/]+)/', pathNot: TEST },
      {
        path: '^site/src/features/',
        pathNot: ['^site/src/features/$1/', siteFiles(...LOWER_FEATURES)],
      },
    ),
    forbid(
      'site-room-in-order',
      'A new room of site/src takes its place in SITE_ROOMS (.dependency-cruiser.cjs), the order to read in.',
      { path: '^site/src/.+/', pathNot: [siteFiles(...SITE_ROOMS), TEST] },
      {},
    ),
    forbid(
      'contract-stands-alone',
      'The contract imports zod, and of the engine its list of questions and what it makes of answers.',
      { path: room('contract'), pathNot: TEST },
      { pathNot: ['^contract/', '^engine/', 'node_modules/zod/'] },
    ),
    forbid(
      'site-never-imports-server',
      'The site and the server meet in the contract.',
      { path: room('site') },
      { path: room('server') },
    ),
    forbid(
      'server-never-imports-site',
      'The server uses the built site, never its source.',
      { path: room('server') },
      { path: room('site') },
    ),
    forbid(
      'only-queries-read-content',
      'Only content-queries.ts and the content collections read content/ (and heard-questions.ts, by a glob).',
      { path: '^site/src/', pathNot: '^site/src/content(-queries|\\.config)\\.ts$' },
      { path: '^content/' },
    ),
    forbid(
      'ui-knows-no-domain',
      'components/ui has no domain words: it imports no feature, section or contract.',
      { path: '^site/src/components/ui/' },
      { path: '^(site/src/(features|components/(sections|shell))|contract)/' },
    ),
    forbid(
      'tests-stay-apart',
      'What runs for visitors imports nothing of a folder called testing: an image comes without.',
      { pathNot: TEST },
      { path: '/testing/' },
    ),
    forbid(
      'no-cycles',
      'A ring of imports, be it of types, has no bottom to start reading at: give what both need a file of its own.',
      {},
      { circular: true },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
