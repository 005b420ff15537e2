/** A number as people write it, in digits with a point, and whether it says that it is euros. */
interface WrittenNumber {
  readonly digits: string
  readonly isEuros: boolean
}

/** Thousands may stand apart by spaces of any width, points or commas; two of them tell which one is of decimals. */
const forms = [
  /^(?<whole>\d{1,3}(?:\s\d{3})+|\d+)(?:[.,](?<decimals>\d+))?$/,
  /^(?<whole>\d{1,3}(?:\.\d{3})+),(?<decimals>\d+)$/,
  /^(?<whole>\d{1,3}(?:,\d{3})+)\.(?<decimals>\d+)$/,
  /^(?<whole>\d{1,3}(?:\.\d{3}){2,}|\d{1,3}(?:,\d{3}){2,})$/,
]

/**
 * Reads `1234.5`, `1 234,50`, `1.234,50`, `1234,50 €` and `1234,-`; undefined for text that is no number. A single point or comma
 * is always that of decimals: `1.234` is less than two.
 */
function writtenNumber(text: string): WrittenNumber | undefined {
  const [, minus, sum = ''] = /^([-−–])?\s?(.*)$/su.exec(text.trim()) ?? []
  const plain = sum.replace(/^(?:€|EUR)\s?|\s?(?:€|EUR|euroa|euro|euros)$/iu, '')
  const number = plain.replace(/,[-–—]+$/, '')
  const { whole, decimals } = forms.map(form => form.exec(number)?.groups).find(Boolean) ?? {}
  if (whole === undefined) return undefined
  const digits = whole.replaceAll(/[\s.,]/g, '') + (decimals === undefined ? '' : `.${decimals}`)
  return { digits: `${minus ? '-' : ''}${digits}`, isEuros: plain !== sum }
}

export function numberIn(text: string): number | undefined {
  const written = writtenNumber(text)
  return written && Number(written.digits)
}

export function integerIn(text: string): number | undefined {
  const value = numberIn(text)
  return Number.isSafeInteger(value) ? value : undefined
}

/** Cents, or euros where the text says so; a sum of euros is exact to the cent or none. */
export function centsIn(text: string): number | undefined {
  const written = writtenNumber(text)
  if (!written) return undefined
  return written.isEuros ? centsOf(written) : integerIn(text)
}

/** Cents of a sum that is in euros. */
export function centsOfEuros(text: string): number | undefined {
  const written = writtenNumber(text)
  return written && centsOf(written)
}

function centsOf({ digits }: WrittenNumber): number | undefined {
  const [, sign = '', euros = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(digits) ?? []
  const cents = decimals.replace(/0+$/, '').padEnd(2, '0')
  const value = Number(`${sign}${euros}${cents}`)
  return cents.length === 2 && Number.isSafeInteger(value) ? value : undefined
}
