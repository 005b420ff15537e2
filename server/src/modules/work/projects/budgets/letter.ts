import { type Locale, regions } from '../../../../platform/vocabulary/locales.ts'
import type { Letter } from '../../../company/outgoing-mail/port.ts'
import type { Measure } from './record.ts'

/** What a warning tells of a budget. */
export interface BudgetNews {
  readonly organisation: string
  /** The reader's. */
  readonly name: string
  readonly project: string
  readonly measure: Measure
  readonly shareBp: number
  readonly used: number
  readonly budget: number
}

interface BudgetMail {
  readonly subject: string
  readonly letter: Letter
}

/** The sign stays beside its number, wherever the line ends. */
const amount = (locale: Locale, measure: Measure, value: number): string =>
  measure === 'minutes'
    ? `${(value / 60).toLocaleString(regions[locale], { maximumFractionDigits: 1 })}\u00a0h`
    : `${(value / 100).toLocaleString(regions[locale], { minimumFractionDigits: 2 })}\u00a0€`

const texts: Readonly<
  Record<Locale, (news: BudgetNews, share: string, used: string, budget: string) => BudgetMail>
> = {
  fi: ({ organisation, name, project }, share, used, budget) => ({
    subject: `Projektin ”${project}” budjetista on käytetty ${share}\u00a0%`,
    letter: {
      greeting: `Hei ${name},`,
      paragraphs: [
        `organisaation ${organisation} projektin ”${project}” budjetista on käytetty vähintään ${share} prosenttia: ${used} / ${budget}.`,
        'Projektin tiedoista näet, kuinka nopeasti budjetti kuluu ja mihin se riittää.',
      ],
      remarks: ['Saat tämän viestin, koska vastaat projektista.'],
      signature: 'Terveisin\nKonttori',
    },
  }),
  sv: ({ organisation, name, project }, share, used, budget) => ({
    subject: `${share}\u00a0% av budgeten för projektet ”${project}” är använd`,
    letter: {
      greeting: `Hej ${name}!`,
      paragraphs: [
        `Av budgeten för projektet ”${project}” i ${organisation} är minst ${share} procent använd: ${used} / ${budget}.`,
        'I projektet ser du hur snabbt budgeten går åt och vad den räcker till.',
      ],
      remarks: ['Du får det här meddelandet eftersom du ansvarar för projektet.'],
      signature: 'Med vänlig hälsning\nKonttori',
    },
  }),
  en: ({ organisation, name, project }, share, used, budget) => ({
    subject: `${share}\u00a0% of the budget of “${project}” is used`,
    letter: {
      greeting: `Hello ${name},`,
      paragraphs: [
        `At least ${share} per cent of the budget of the project “${project}” of ${organisation} is used: ${used} of ${budget}.`,
        'The project shows how fast the budget goes, and what it comes to.',
      ],
      remarks: ['You receive this message because you answer for the project.'],
      signature: 'Kind regards,\nKonttori',
    },
  }),
}

/** The mail that warns of a budget. */
export const budgetMail = (news: BudgetNews, locale: Locale): BudgetMail =>
  texts[locale](
    news,
    (news.shareBp / 100).toLocaleString(regions[locale]),
    amount(locale, news.measure, news.used),
    amount(locale, news.measure, news.budget),
  )
