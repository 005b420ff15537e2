/** What a person is known by, and may be mentioned by in texts of others. */
export interface KnownBy {
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
}

/** What stands in place of a mention. One character, so that no text becomes longer than its field allows. */
export const erasedMention = '–'

/** So few digits may be any number. */
const fewestDigits = 7

/** The endings that Finnish and Swedish add to a name. */
const endings = '(?::?(?:n|in|a|ä|ta|tä|lle|lla|llä|lta|ltä|ssa|ssä|sta|stä|ksi|na|nä|een|seen|lle|s|en))?'

/**
 * The texts by which people are looked for: addresses, numbers of enough digits, and names of at least two words. A name
 * of one word is that of many, and is only taken from what is about the person.
 */
export const distinctive = ({ name, email, phone }: KnownBy): readonly string[] => [
  ...(name !== null && words(name).length > 1 ? [name] : []),
  ...(email === null ? [] : [email]),
  ...(phone !== null && digitsOf(phone).length >= fewestDigits ? [phone] : []),
]

/** An advanced regular expression of PostgreSQL that finds any of the texts as words of their own; null of none. */
export function mentionPattern(texts: readonly string[]): string | null {
  const alternatives = [...new Set(texts.flatMap(alternativesOf))]
  if (alternatives.length === 0) return null
  return `(?<![[:alnum:]_])(?:${alternatives.join('|')})(?![[:alnum:]_])`
}

function alternativesOf(text: string): readonly string[] {
  const normal = text.normalize('NFC')
  if (normal.includes('@')) return spellings(normal)
  if (/^[+\d\s()./-]+$/.test(normal)) return [phonePattern(digitsOf(normal))]
  return spellings(normal).map(name => `(?:${inflected(words(name).join(String.raw`\s+`))})${endings}`)
}

/** As it is written, and as JSON writes it. */
const spellings = (text: string): readonly string[] => [
  ...new Set([text, JSON.stringify(text).slice(1, -1)].map(escaped)),
]

/** Virtanen is Virtasen, Virtasta and Virtaselle, too. */
const inflected = (name: string): string =>
  /nen$/i.test(name) ? `${name}|${name.slice(0, -3)}s(?:e)?` : name

/** The digits with whatever stands between them, with and without the country's code. */
function phonePattern(digits: string): string {
  const national = digits.replace(/^(00)?358/, '').replace(/^0/, '')
  const between = String.raw`[\s().-]*`
  return String.raw`(?:(?:\+|00)?358${between})?\(?0?\)?${between}${Array.from(national).join(between)}`
}

const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '')
const words = (name: string): readonly string[] => name.trim().split(/\s+/)
const escaped = (text: string): string => text.replaceAll(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`)
