import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import type { Letter } from '../../../company/outgoing-mail/port.ts'

/** What a warning has of a key, dates as its reader writes them. */
export interface ExpiryNews {
  readonly organisation: string
  /** The reader's. */
  readonly name: string
  readonly key: string
  /** What may be shown of the secret: `kt_live_ab12…wxyz`. */
  readonly recognition: string
  readonly date: string
  readonly dateAndTime: string
  /** Why the reader gets the letter. */
  readonly reader: 'owner' | 'creator'
}

interface ExpiryMail {
  readonly subject: string
  readonly letter: Letter
}

const texts: Readonly<Record<Locale, (news: ExpiryNews) => ExpiryMail>> = {
  fi: ({ organisation, name, key, recognition, date, dateAndTime, reader }) => ({
    subject: `API-avain ”${key}” vanhenee ${date}`,
    letter: {
      greeting: `Hei ${name},`,
      paragraphs: [
        `organisaation ${organisation} API-avain ”${key}” (${recognition}) vanhenee ${dateAndTime}. Sen jälkeen avaimella tehdyt pyynnöt eivät enää onnistu.`,
        'Jos avainta tarvitaan edelleen, anna sille ennen sitä myöhempi vanhenemisaika, tai tee uusi avain ja vaihda se käyttöön siellä, missä vanhaa käytetään.',
        'Jos avainta ei enää tarvita, voit mitätöidä sen jo nyt.',
      ],
      remarks: [
        reader === 'owner'
          ? 'Saat tämän viestin, koska omistat avaimen.'
          : 'Saat tämän viestin, koska olet luonut avaimen.',
      ],
      signature: 'Terveisin\nKonttori',
    },
  }),
  sv: ({ organisation, name, key, recognition, date, dateAndTime, reader }) => ({
    subject: `API-nyckeln ”${key}” upphör att gälla den ${date}`,
    letter: {
      greeting: `Hej ${name}!`,
      paragraphs: [
        `API-nyckeln ”${key}” (${recognition}) i ${organisation} upphör att gälla den ${dateAndTime}. Efter det misslyckas alla anrop med nyckeln.`,
        'Om nyckeln fortfarande behövs, ge den en senare sista giltighetstid innan dess, eller skapa en ny nyckel och ta den i bruk där den gamla används.',
        'Om nyckeln inte längre behövs kan du återkalla den redan nu.',
      ],
      remarks: [
        reader === 'owner'
          ? 'Du får det här meddelandet eftersom du äger nyckeln.'
          : 'Du får det här meddelandet eftersom du har skapat nyckeln.',
      ],
      signature: 'Med vänlig hälsning\nKonttori',
    },
  }),
  en: ({ organisation, name, key, recognition, date, dateAndTime, reader }) => ({
    subject: `API key “${key}” expires on ${date}`,
    letter: {
      greeting: `Hello ${name},`,
      paragraphs: [
        `The API key “${key}” (${recognition}) of ${organisation} expires on ${dateAndTime}. After that, requests made with it will be refused.`,
        'If the key is still needed, give it a later expiry before then, or make a new key and put it to use wherever the old one is used.',
        'If the key is no longer needed, you can revoke it now.',
      ],
      remarks: [
        reader === 'owner'
          ? 'You receive this message because you own the key.'
          : 'You receive this message because you created the key.',
      ],
      signature: 'Kind regards,\nKonttori',
    },
  }),
}

/** The mail that warns of a key's expiry. */
export const expiryMail = (news: ExpiryNews, locale: Locale): ExpiryMail => texts[locale](news)
