import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import type { Letter } from '../../../company/outgoing-mail/port.ts'

/** What a mention tells whom it is of. What was said stays with the task. */
interface MentionNews {
  readonly organisation: string
  /** The reader's. */
  readonly name: string
  readonly author: string
  readonly number: number
  readonly title: string
}

interface MentionMail {
  /** Without the title: administrators see the subjects of mails. */
  readonly subject: string
  readonly letter: Letter
}

const texts: Readonly<Record<Locale, (news: MentionNews) => MentionMail>> = {
  fi: ({ organisation, name, author, number, title }) => ({
    subject: `${author} mainitsi sinut tehtävässä ${number}`,
    letter: {
      greeting: `Hei ${name},`,
      paragraphs: [
        `${author} mainitsi sinut kommentissa, joka koskee organisaation ${organisation} tehtävää ${number} ”${title}”.`,
        'Näet kommentin tehtävän keskustelusta.',
      ],
      remarks: ['Saat tämän viestin, koska sinut mainittiin.'],
      signature: 'Terveisin\nKonttori',
    },
  }),
  sv: ({ organisation, name, author, number, title }) => ({
    subject: `${author} nämnde dig i uppgift ${number}`,
    letter: {
      greeting: `Hej ${name}!`,
      paragraphs: [
        `${author} nämnde dig i en kommentar till uppgift ${number} ”${title}” i ${organisation}.`,
        'Du ser kommentaren i uppgiftens diskussion.',
      ],
      remarks: ['Du får det här meddelandet eftersom du nämndes.'],
      signature: 'Med vänlig hälsning\nKonttori',
    },
  }),
  en: ({ organisation, name, author, number, title }) => ({
    subject: `${author} mentioned you on task ${number}`,
    letter: {
      greeting: `Hello ${name},`,
      paragraphs: [
        `${author} mentioned you in a comment on task ${number} “${title}” of ${organisation}.`,
        'The comment is in the discussion of the task.',
      ],
      remarks: ['You receive this message because you were mentioned.'],
      signature: 'Kind regards,\nKonttori',
    },
  }),
}

/** The mail to whom a comment mentions. */
export const mentionMail = (news: MentionNews, locale: Locale): MentionMail => texts[locale](news)
