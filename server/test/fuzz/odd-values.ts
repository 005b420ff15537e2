import fc from 'fast-check'

/** Texts that programs have stumbled over. */
const oddTexts = [
  '',
  ' ',
  '\t\r\n',
  'a\u0000b',
  '\ud800',
  'x\udfff\ud800',
  '\u202eevil\u202c',
  'שלום עולם',
  '👩‍👩‍👧‍👦',
  '𝔘𝔫𝔦𝔠𝔬𝔡𝔢',
  '\u0301'.repeat(400),
  '\ufeffmark',
  'İstanbul ß ﬃ',
  'x'.repeat(201),
  'x'.repeat(2001),
  'ä'.repeat(20_000),
  '😀'.repeat(10_000),
  "' or '1'='1' --",
  '"; drop table memberships; --',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00%0d%0aSet-Cookie:%20a=b',
  '\r\nX-Injected: yes',
  '=cmd|calc!A0',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '1e999',
  'Infinity',
  '-Infinity',
  '-0',
  '0x10',
  '٣',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '+275760-09-13',
  '2026-10-25T03:30:00',
  '2026-06-30T23:59:60Z',
  '2026-10-14T08:00:00.1234567890Z',
  '1899-12-31T23:59:59Z',
  '24:00',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'not-an-id',
  'kt_test_0',
  'a@b',
  '"quoted"@example.invalid',
  'https://user:password@hooks.example.invalid/',
  'http://hooks.example.invalid/',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'gopher://hooks.example.invalid:70/',
  'https://localhost/',
  'https://[::1]/',
  'https://127.0.0.1/',
  'https://hooks.example.invalid:25/',
]

export const oddText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
)

const oddNumbers = [
  0, -0, -1, 0.5, 1e-7, 127, 128, 255, 256, 32_767, 32_768, 10_001, 65_536, 2_147_483_647, 2_147_483_648,
  -2_147_483_649, 4_294_967_296, 9_007_199_254_740_991, 9_007_199_254_740_992, -9_223_372_036_854_775_808,
  1e21, 1e308, -1e308,
]

export const oddNumber = fc.oneof(
  fc.constantFrom(...oddNumbers),
  // Infinity and NaN are no JSON: `spelling` of a body writes them as null, a query as their names.
  fc.double(),
)

/** What a stranger writes for a number in a query: what other readers take for one, and what none does. */
export const oddDigits = fc.oneof(
  fc.constantFrom(
    ...['Infinity', '-Infinity', '1e400', '-1e400', 'NaN', '0x10', '0b11', '0o17', '1e2', '1.0', '1.5', '+5'],
    ...['', ' ', ' 5', '5%20', '٣', '５', '1,5', '1_000', '00', '-0', '--1', 'null', 'true', '[]', '{}'],
    ...['9'.repeat(20), '9'.repeat(400), '-9'.repeat(200)],
  ),
  fc.double().map(String),
)

const nested = (depth: number, innermost: unknown): unknown => {
  let value = innermost
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** Values of any type, deep ones and wide ones among them. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  { weight: 4, arbitrary: oddNumber },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>([], {}, [null], [[]], { a: {} }, [1, 'a', null]) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.integer({ min: 5, max: 300 }).map(depth => nested(depth, 'x')) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 10, max: 2000 })
      .map(width => Object.fromEntries(Array.from({ length: width }, (_, n) => [`k${n}`, n]))),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.integer({ min: 10, max: 3000 }), oddNumber)
      .map(([length, item]) => Array(length).fill(item)),
  },
)
