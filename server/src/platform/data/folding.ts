/** Marks on letters, and what is not seen: control signs, soft hyphens, signs of direction. As ranges of code points. */
const unseenRanges =
  '1-8 e-1f 7f ad 300-36f 1ab0-1aff 1dc0-1dff 200b-200f 202a-202e 2060-206f 20d0-20ff fe00-fe0f fe20-fe2f feff'
const ranges = unseenRanges.split(' ').map(range =>
  range
    .split('-')
    .map(code => `\\u{${code}}`)
    .join('-'),
)
const unseen = new RegExp(`[${ranges.join('')}]`, 'gu')
const spaces = /[\t-\r\u0085\u1680\u2028\u2029]/g

const letters = `ABCDEFGHIJKLMNOPQRSTUVWXYZøØłŁđĐðÐħĦıŋŊŧŦəƏ’‘‚‛ʼ“”„‐‑‒–—―−|АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзиклмнопрстуфхцчшщъыьэюяІіЄєҐґΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψω`
const plain = `abcdefghijklmnopqrstuvwxyzoollddddhhinnttaa'''''"""-------¦abvgdezziklmnoprstufhccss"y'euaabvgdezziklmnoprstufhccss"y'euaiieeggabgdezhqiklmnxoprstufxywabgdezhqiklmnxoprsstufxyw`

const pairs: readonly (readonly [string, string])[] = [
  ['ß', 'ss'],
  ['ẞ', 'ss'],
  ['æ', 'ae'],
  ['Æ', 'ae'],
  ['œ', 'oe'],
  ['Œ', 'oe'],
  ['þ', 'th'],
  ['Þ', 'th'],
]
const replacements: ReadonlyMap<string, string> = new Map([
  ...Array.from(letters, (letter, place) => [letter, plain[place] ?? ''] as const),
  ...pairs,
])

/**
 * A text as it is compared: without case, accents, width or form of Unicode, in Latin letters as far as there are some, with
 * single spaces. `search_fold` of the database does the same; a test compares them.
 */
export function fold(text: string): string {
  const bare = text.normalize('NFKD').replaceAll(unseen, '').replaceAll(spaces, ' ')
  const latin = Array.from(bare, letter => replacements.get(letter) ?? letter).join('')
  return latin.replaceAll(/ +/g, ' ').replace(/^ +| +$/g, '')
}
