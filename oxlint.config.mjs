// What the linter asks for: correctness, and what a strict TypeScript project asks for besides.
import { defineConfig } from 'oxlint';

/** Folders by their place in the house (docs: house style). The first pattern that fits a file names it. */
const places = [
  ...['tutor', 'language', 'http', 'realtime', 'db'].map((name) => ({ type: name, pattern: `server/${name}` })),
  { type: 'schemas', pattern: 'domain/schemas' },
  ...['server', 'app', 'domain', 'scripts', 'tests'].map((name) => ({ type: name, pattern: name })),
];
const serverPlaces = ['tutor', 'language', 'http', 'realtime', 'db', 'server'];

/** @param {string[]} types */
const anyOf = (types) => ({ element: { types: { anyOf: types } } });

/** What a product's file may not import. Tests and scripts may import anything. */
const arrows = [
  {
    from: anyOf(['app']),
    disallow: { to: anyOf(serverPlaces), dependency: { kind: '!type' } },
    message: 'app imports from server by `import type` alone: what runs there is reached through context.services.',
  },
  {
    from: anyOf(serverPlaces),
    disallow: { to: anyOf(['app']) },
    message: 'server never imports from app.',
  },
  {
    from: anyOf(['domain']),
    disallow: {
      to: [
        anyOf([...serverPlaces, 'app', 'scripts', 'tests', 'schemas']),
        { module: { origin: ['external', 'core'] } },
      ],
    },
    message: 'domain imports nothing but domain: it has no I/O, no framework and no package.',
  },
  {
    from: anyOf(['schemas']),
    disallow: {
      to: [
        anyOf([...serverPlaces, 'app', 'scripts', 'tests']),
        { module: { origin: 'core' } },
        { module: { origin: 'external', source: '!(zod)' } },
      ],
    },
    message: 'domain/schemas puts rules of the domain into Zod, and knows nothing else.',
  },
  {
    from: anyOf(['tutor', 'language']),
    disallow: { to: anyOf(['http', 'realtime', 'db']) },
    message: 'tutor and language know no HTTP, no sockets and no database.',
  },
  {
    from: anyOf([...serverPlaces, 'app']),
    disallow: { to: anyOf(['scripts', 'tests']) },
    message: 'What is shipped imports neither scripts nor tests.',
  },
];

const product = ['{app,domain,server}/**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}', '**/*TestServer.ts'];

/** What is asked of types beyond correctness. */
const typed = [
  ...['adjacent-overload-signatures', 'array-type', 'ban-tslint-comment', 'class-literal-property-style'],
  ...['consistent-generic-constructors', 'consistent-type-assertions', 'consistent-type-imports'],
  ...['dot-notation', 'no-confusing-non-null-assertion', 'no-deprecated', 'no-dynamic-delete'],
  ...['no-empty-object-type', 'no-explicit-any', 'no-extraneous-class', 'no-generated-empty-object-type'],
  ...['no-inferrable-types', 'no-invalid-void-type', 'no-mixed-enums', 'no-namespace'],
  ...['no-non-null-asserted-nullish-coalescing', 'no-non-null-assertion', 'no-require-imports'],
  ...['no-unnecessary-boolean-literal-compare', 'no-unnecessary-condition'],
  ...['no-unnecessary-template-expression', 'no-unnecessary-type-arguments'],
  ...['no-unnecessary-type-assertion', 'no-unnecessary-type-constraint', 'no-unnecessary-type-conversion'],
  ...['no-unnecessary-type-parameters', 'no-unsafe-argument', 'no-unsafe-assignment', 'no-unsafe-call'],
  ...['no-unsafe-enum-comparison', 'no-unsafe-function-type', 'no-unsafe-member-access'],
  ...['no-unsafe-return', 'only-throw-error', 'prefer-find', 'prefer-for-of', 'prefer-function-type'],
  ...['prefer-includes', 'prefer-literal-enum-member', 'prefer-optional-chain'],
  ...['prefer-promise-reject-errors', 'prefer-reduce-type-parameter', 'prefer-regexp-exec'],
  ...['prefer-return-this-type', 'prefer-string-starts-ends-with', 'related-getter-setter-pairs'],
  ...['unified-signatures', 'use-unknown-in-catch-callback-variable'],
];

/** What is not asked of the scripts, whose types are comments. */
const untyped = [
  ...['no-unnecessary-condition', 'no-unsafe-argument', 'no-unsafe-assignment', 'no-unsafe-call'],
  ...['no-unsafe-member-access', 'no-unsafe-return', 'restrict-plus-operands', 'restrict-template-expressions'],
];

/** Rules of the React Compiler. */
const compilerRules = [
  ...['error-boundaries', 'globals', 'immutability', 'incompatible-library'],
  ...['preserve-manual-memoization', 'purity', 'refs', 'set-state-in-effect', 'set-state-in-render'],
  ...['static-components', 'use-memo', 'void-use-memo'],
];

/** @param {string[]} names @returns {Record<string, 'off'>} */
const off = (names) => Object.fromEntries(names.map((name) => [name, 'off']));

/** @param {string[]} names @returns {Record<string, 'error'>} */
const errors = (names) => Object.fromEntries(names.map((name) => [name, 'error']));

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import'],
  jsPlugins: ['eslint-plugin-boundaries'],
  categories: { correctness: 'error' },
  // Types are checked in the same run: the program is read once.
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['build', '.scratch', 'data', 'server/db/generated', 'tests/fixtures', 'public'],
  settings: {
    'boundaries/elements': places,
    'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
    'import/resolver': { typescript: { alwaysTryTypes: true } },
  },
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    ...errors([
      ...['no-array-constructor', 'no-empty-function', 'no-useless-constructor', 'no-var'],
      ...['prefer-const', 'prefer-rest-params', 'prefer-spread', 'react/rules-of-hooks'],
    ]),
    ...errors(typed.map((name) => `typescript/${name}`)),
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/restrict-plus-operands': [
      'error',
      {
        ...{ allowAny: false, allowBoolean: false, allowNullish: false },
        ...{ allowNumberAndString: false, allowRegExp: false },
      },
    ],
    // Numbers and booleans in a template read as they are meant.
    'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    // Spreading a text gives its code points, which is how lengths are counted here.
    'typescript/no-misused-spread': 'off',
    // Services are objects of plain functions: taking one out of its object is the style, and nothing uses `this`.
    'typescript/unbound-method': 'off',
    // Texts sort as they are; numbers have their comparison, which types ask for.
    'typescript/require-array-sort-compare': 'off',
    // A live region is a status, also where it is no <output>.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // These serve the React Compiler, which is not used.
    ...off(compilerRules.map((name) => `react/${name}`)),
  },
  overrides: [
    {
      files: product,
      excludeFiles: tests,
      rules: {
        'boundaries/dependencies': ['error', { default: 'allow', checkAllOrigins: true, policies: arrows }],
        'no-console': 'error',
      },
    },
    {
      files: ['app/**/*.{ts,tsx}'],
      rules: {
        // Remix: a loader or an action throws its redirect.
        'typescript/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
        // The browser's console is the only log that a page has.
        'no-console': ['error', { allow: ['error', 'warn'] }],
      },
    },
    { files: tests, rules: { 'typescript/no-non-null-assertion': 'off' } },
    // What is called `use…` there is no hook.
    { files: ['{server,tests,scripts}/**'], rules: { 'react/rules-of-hooks': 'off' } },
    {
      // Typed by comments only as far as tsc asks for; reports of other programs come in as `any`.
      files: ['scripts/**/*.mjs', '*.{js,mjs}'],
      rules: off(untyped.map((name) => `typescript/${name}`)),
    },
  ],
});
