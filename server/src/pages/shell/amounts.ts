import type { Language } from './language.ts'

const locales: Readonly<Record<Language, string>> = { fi: 'fi-FI', sv: 'sv-FI', en: 'en-GB' }

/** Cents as euros, as people of the language write them. */
export const sayCents = (cents: number, language: Language): string =>
  signed(new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }).format(cents / 100))

/** With the minus that Finnish and Swedish have, in English too. */
const signed = (amount: string): string => amount.replace('-', '−')

/** The same with the sign of a change. */
export const sayCentsChanged = (cents: number, language: Language): string =>
  signed(
    new Intl.NumberFormat(locales[language], {
      style: 'currency',
      currency: 'EUR',
      signDisplay: 'exceptZero',
    }).format(cents / 100),
  )

/** A decimal number, as people of the language write it. */
export const sayQuantity = (quantity: string, language: Language): string =>
  new Intl.NumberFormat(locales[language], { maximumFractionDigits: 4 }).format(Number(quantity))

/** Minutes of a change as hours and minutes: `+12 h 30 min`. */
export function sayMinutesChanged(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const parts = [hours > 0 && `${hours}\u00a0h`, (rest > 0 || hours === 0) && `${rest}\u00a0min`]
  return `${minutes > 0 ? '+' : minutes < 0 ? '−' : ''}${parts.filter(Boolean).join(' ')}`
}
