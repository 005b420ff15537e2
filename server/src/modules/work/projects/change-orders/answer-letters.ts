import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import type { Letter } from '../../../company/outgoing-mail/port.ts'

/** What came by the link of a change order, or was recorded: an answer that counts, or one that came after it. */
export type ToldAnswer = 'approved' | 'declined' | 'approved_late' | 'declined_late'

/** What the mail to whoever answers for the project tells. */
export interface AnswerNews {
  /** The reader's. */
  readonly name: string
  readonly project: string
  readonly number: number
  readonly title: string
  /** Who answered. */
  readonly answeredBy: string
  readonly reason: string | null
}

interface AnswerMail {
  readonly subject: string
  readonly letter: Letter
}

interface Words {
  readonly subject: Readonly<Record<ToldAnswer, (news: AnswerNews) => string>>
  readonly said: Readonly<Record<ToldAnswer, (news: AnswerNews) => string>>
  readonly greeting: (name: string) => string
  readonly reason: (reason: string) => string
  readonly remark: string
  readonly signature: string
}

const fi: Words = {
  subject: {
    approved: ({ number, title }) => `Muutostyö ${number} on hyväksytty: ${title}`,
    declined: ({ number, title }) => `Muutostyö ${number} on hylätty: ${title}`,
    approved_late: ({ number, title }) => `Muutostyöhön ${number} tuli toinen vastaus: ${title}`,
    declined_late: ({ number, title }) => `Muutostyöhön ${number} tuli toinen vastaus: ${title}`,
  },
  said: {
    approved: ({ answeredBy, number, project }) =>
      `${answeredBy} on hyväksynyt projektin ${project} muutostyön ${number}. Se on nyt osa sopimusta.`,
    declined: ({ answeredBy, number, project }) =>
      `${answeredBy} on hylännyt projektin ${project} muutostyön ${number}. Projektin sopimus ei muutu.`,
    approved_late: ({ answeredBy, number, project }) =>
      `${answeredBy} halusi hyväksyä projektin ${project} muutostyön ${number}, kun siihen oli jo vastattu. Vastausta ei otettu vastaan; ensimmäinen on voimassa.`,
    declined_late: ({ answeredBy, number, project }) =>
      `${answeredBy} halusi hylätä projektin ${project} muutostyön ${number}, kun siihen oli jo vastattu. Vastausta ei otettu vastaan; ensimmäinen on voimassa.`,
  },
  greeting: name => `Hei ${name},`,
  reason: reason => `Syy: ${reason}`,
  remark: 'Saat tämän viestin, koska vastaat projektista.',
  signature: 'Terveisin\nKonttori',
}

const sv: Words = {
  subject: {
    approved: ({ number, title }) => `Ändringsarbete ${number} är godkänt: ${title}`,
    declined: ({ number, title }) => `Ändringsarbete ${number} har avböjts: ${title}`,
    approved_late: ({ number, title }) => `Ett andra svar på ändringsarbete ${number}: ${title}`,
    declined_late: ({ number, title }) => `Ett andra svar på ändringsarbete ${number}: ${title}`,
  },
  said: {
    approved: ({ answeredBy, number, project }) =>
      `${answeredBy} har godkänt ändringsarbete ${number} i projektet ${project}. Det är nu en del av avtalet.`,
    declined: ({ answeredBy, number, project }) =>
      `${answeredBy} har avböjt ändringsarbete ${number} i projektet ${project}. Avtalet ändras inte.`,
    approved_late: ({ answeredBy, number, project }) =>
      `${answeredBy} ville godkänna ändringsarbete ${number} i projektet ${project} när det redan var besvarat. Svaret togs inte emot; det första gäller.`,
    declined_late: ({ answeredBy, number, project }) =>
      `${answeredBy} ville avböja ändringsarbete ${number} i projektet ${project} när det redan var besvarat. Svaret togs inte emot; det första gäller.`,
  },
  greeting: name => `Hej ${name}!`,
  reason: reason => `Motivering: ${reason}`,
  remark: 'Du får det här meddelandet eftersom du ansvarar för projektet.',
  signature: 'Med vänlig hälsning\nKonttori',
}

const en: Words = {
  subject: {
    approved: ({ number, title }) => `Change order ${number} is approved: ${title}`,
    declined: ({ number, title }) => `Change order ${number} is declined: ${title}`,
    approved_late: ({ number, title }) => `A second answer to change order ${number}: ${title}`,
    declined_late: ({ number, title }) => `A second answer to change order ${number}: ${title}`,
  },
  said: {
    approved: ({ answeredBy, number, project }) =>
      `${answeredBy} has approved change order ${number} of the project ${project}. It is part of the agreement now.`,
    declined: ({ answeredBy, number, project }) =>
      `${answeredBy} has declined change order ${number} of the project ${project}. The agreement does not change.`,
    approved_late: ({ answeredBy, number, project }) =>
      `${answeredBy} wanted to approve change order ${number} of the project ${project} when it had been answered already. The answer was not taken; the first one counts.`,
    declined_late: ({ answeredBy, number, project }) =>
      `${answeredBy} wanted to decline change order ${number} of the project ${project} when it had been answered already. The answer was not taken; the first one counts.`,
  },
  greeting: name => `Hello ${name},`,
  reason: reason => `The reason: ${reason}`,
  remark: 'You receive this message because you answer for the project.',
  signature: 'Kind regards,\nKonttori',
}

const words: Readonly<Record<Locale, Words>> = { fi, sv, en }

/** The mail that tells of an answer. */
export function answerMail(told: ToldAnswer, news: AnswerNews, locale: Locale): AnswerMail {
  const { subject, said, greeting, reason, remark, signature } = words[locale]
  return {
    subject: subject[told](news),
    letter: {
      greeting: greeting(news.name),
      paragraphs: [said[told](news), ...(news.reason === null ? [] : [reason(news.reason)])],
      remarks: [remark],
      signature,
    },
  }
}
