import { type Locale } from '../../../../platform/vocabulary/locales.ts'
import { fullDate, type Letter } from '../../../company/outgoing-mail/port.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'

/** What a member is told of a clocking in without a clock-out. */
export interface ForgottenNews {
  readonly organisation: string
  /** The reader's. */
  readonly name: string
  readonly workDate: PlainDate
  /** Whether the rule of the organisation has ended it. */
  readonly isClosed: boolean
}

interface ForgottenMail {
  readonly subject: string
  readonly letter: Letter
}

const texts: Readonly<Record<Locale, (news: ForgottenNews, date: string) => ForgottenMail>> = {
  fi: ({ organisation, name, isClosed }, date) => ({
    subject: `Ulosleimaus puuttuu: ${date}`,
    letter: {
      greeting: `Hei ${name},`,
      paragraphs: [
        `olet leimannut itsesi sisään ${date} organisaatiossa ${organisation}, mutta ulosleimausta ei tullut.`,
        isClosed
          ? 'Päivä on päätetty organisaation säännön mukaan. Tarkista se, ja pyydä korjausta, jos aika on toinen.'
          : 'Päivälle ei ole kirjattu mitään. Pyydä korjausta, jotta päivä saa työaikansa.',
      ],
      remarks: [],
      signature: 'Terveisin\nKonttori',
    },
  }),
  sv: ({ organisation, name, isClosed }, date) => ({
    subject: `Utstämpling saknas: den ${date}`,
    letter: {
      greeting: `Hej ${name}!`,
      paragraphs: [
        `Du stämplade in den ${date} i ${organisation}, men det kom ingen utstämpling.`,
        isClosed
          ? 'Dagen har avslutats enligt organisationens regel. Kontrollera den och be om en rättelse om tiden var en annan.'
          : 'Ingenting har antecknats för dagen. Be om en rättelse, så att dagen får sin arbetstid.',
      ],
      remarks: [],
      signature: 'Med vänlig hälsning\nKonttori',
    },
  }),
  en: ({ organisation, name, isClosed }, date) => ({
    subject: `No clock-out on ${date}`,
    letter: {
      greeting: `Hello ${name},`,
      paragraphs: [
        `You clocked in at ${organisation} on ${date}, and no clock-out came.`,
        isClosed
          ? 'The day was ended by the rule of the organisation. Look at it, and ask for a correction if the time was another.'
          : 'Nothing was written to the day. Ask for a correction, so that it gets its hours.',
      ],
      remarks: [],
      signature: 'Kind regards,\nKonttori',
    },
  }),
}

/** The mail that asks for a clock-out. */
export const forgottenMail = (news: ForgottenNews, locale: Locale): ForgottenMail =>
  texts[locale](news, fullDate(`${news.workDate}T12:00:00.000Z`, 'UTC', locale))
