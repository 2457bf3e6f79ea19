import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

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

export default defineConfig(
  globalIgnores(['build', '.scratch', 'data', 'server/db/generated', 'tests/fixtures', 'public', '**/*.d.ts']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // Numbers and booleans in a template read as they are meant.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      // '' and 0 are often meant to fall through as well.
      '@typescript-eslint/prefer-nullish-coalescing': 'off',
      // Spreading a text gives its code points, which is how lengths are counted here.
      '@typescript-eslint/no-misused-spread': 'off',
      // Services are objects of plain functions: taking one out of its object is the style, and nothing uses `this`.
      '@typescript-eslint/unbound-method': 'off',
      // An interface may promise a promise that one implementation needs no `await` for.
      '@typescript-eslint/require-await': 'off',
      // `(x) => log(x)` as a callback says what it does.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Its opposite, no-non-null-assertion, is the one in force.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      // A tenth of the linter's time, for what is not here: there is no enum, and the classes are errors.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: product,
    ignores: tests,
    plugins: { boundaries },
    settings: {
      'boundaries/elements': places,
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
      'import/resolver': { typescript: { alwaysTryTypes: true } },
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'allow', checkAllOrigins: true, policies: arrows }],
      'no-console': 'error',
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      // The plugin's other rules serve the React Compiler, which is not used.
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Remix: a loader or an action throws its redirect.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
      // The browser's console is the only log that a page has.
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // Typed by comments only as far as tsc asks for; reports of other programs come in as `any`.
    files: ['scripts/**/*.mjs', '*.js'],
    extends: [tseslint.configs.disableTypeChecked],
  },
);
