import type { Spelling } from './question.ts'

/** How many digits a national number has at least, so that it can be told from another country's. */
const wholeNumber = 7

/** Whether a text can only be a telephone number, or the beginning of one. */
const looksLikePhone = (text: string): boolean => {
  const tidy = text.normalize('NFKC').trim()
  return /^[+(]?[0-9][-0-9 ()./\u00a0\u2010-\u2014]*$/.test(tidy) && /\d.*\d.*\d/.test(tidy)
}

/**
 * The digits of a number with its country, as `search_phone` of the database has them, and the pattern of the folded texts
 * that it fits. A whole number without a country may be of any; a beginning stays a beginning.
 */
export function digitsOf(text: string): { readonly digits: string; readonly fits: string } {
  const tidy = text.normalize('NFKC')
  const written = tidy.replaceAll(/[^0-9]/g, '')
  const digits = written.replace(/^00/, '').replace(/^0/, '358').replace(/^3580/, '358')
  const begins = /^\s*[+(]*\s*(\+|0)/.test(tidy)
  if (!begins) return { digits, fits: `%${digits}%` }
  const national = digits.replace(/^358/, '')
  return { digits, fits: national.length >= wholeNumber ? `%${national} |%` : `%| ${digits}%` }
}

/** `040-123 4567`, `+358 40 1234567` and `0401234567` are one number. */
export function phoneSpelling(text: string): Spelling | undefined {
  if (!looksLikePhone(text)) return undefined
  const asked = digitsOf(text)
  const isOf = (field: string) => looksLikePhone(field) && digitsOf(field).digits.includes(asked.digits)
  return { fits: asked.fits, exact: `%| ${asked.digits} |%`, isOf }
}
