import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import type { Letter } from '../../../company/outgoing-mail/port.ts'

/** What is told of a webhook that keeps failing, dates as the reader writes them. */
export interface FailingNews {
  readonly organisation: string
  /** The reader's. */
  readonly name: string
  /** Where the webhook sends, without what may be secret in it. */
  readonly address: string
  readonly host: string
  readonly description: string | null
  readonly failures: number
  /** What the receiver said last: `HTTP 500`, or a code such as `timeout`. */
  readonly lastError: string
  /** Null when it has never answered. */
  readonly lastSuccess: string | null
}

interface FailingMail {
  readonly subject: string
  readonly letter: Letter
}

const texts: Readonly<Record<Locale, (news: FailingNews) => FailingMail>> = {
  fi: news => ({
    subject: `Webhook ei ota vastaan tapahtumia: ${news.host}`,
    letter: {
      greeting: `Hei ${news.name},`,
      paragraphs: [
        `organisaation ${news.organisation} webhook ei ota vastaan tapahtumia:\n${whatOf(news)}`,
        `Peräkkäisiä epäonnistuneita yrityksiä on ${news.failures}, ja ainakin yhden tapahtuman toimittamisesta on luovuttu. Viimeisin virhe: ${news.lastError}.`,
        news.lastSuccess === null
          ? 'Webhook ei ole vielä kertaakaan vastannut.'
          : `Webhook vastasi viimeksi ${news.lastSuccess}.`,
        'Webhook pysyy käytössä, ja uusia tapahtumia yritetään toimittaa edelleen. Kun vastaanottaja taas toimii, lähetä toimittamatta jääneet tapahtumat webhookin toiminnolla recover.',
      ],
      remarks: [
        'Saat tämän viestin, koska olet organisaation ylläpitäjä. Samasta katkoksesta ei lähetetä toista viestiä.',
      ],
      signature: 'Terveisin\nKonttori',
    },
  }),
  sv: news => ({
    subject: `En webhook tar inte emot händelser: ${news.host}`,
    letter: {
      greeting: `Hej ${news.name}!`,
      paragraphs: [
        `En webhook i ${news.organisation} tar inte emot händelser:\n${whatOf(news)}`,
        `${news.failures} försök i följd har misslyckats, och minst en händelse försöker vi inte längre leverera. Senaste fel: ${news.lastError}.`,
        news.lastSuccess === null
          ? 'Webhooken har ännu inte svarat en enda gång.'
          : `Webhooken svarade senast den ${news.lastSuccess}.`,
        'Webhooken är fortfarande aktiv, och vi fortsätter att försöka leverera nya händelser. När mottagaren fungerar igen kan du skicka de händelser som inte kom fram med webhookens funktion recover.',
      ],
      remarks: [
        'Du får det här meddelandet eftersom du är administratör i organisationen. Om samma avbrott skickas inget nytt meddelande.',
      ],
      signature: 'Med vänlig hälsning\nKonttori',
    },
  }),
  en: news => ({
    subject: `A webhook is not accepting events: ${news.host}`,
    letter: {
      greeting: `Hello ${news.name},`,
      paragraphs: [
        `A webhook of ${news.organisation} is not accepting events:\n${whatOf(news)}`,
        `${news.failures} attempts in a row have failed, and at least one event has been given up. Last error: ${news.lastError}.`,
        news.lastSuccess === null
          ? 'The webhook has never answered so far.'
          : `The webhook last answered on ${news.lastSuccess}.`,
        'The webhook stays active, and new events are still being tried. When the receiver works again, send the events that it missed with the webhook’s recover operation.',
      ],
      remarks: [
        'You receive this message because you are an administrator of the organisation. There will be no second message about the same outage.',
      ],
      signature: 'Kind regards,\nKonttori',
    },
  }),
}

const whatOf = ({ address, description }: FailingNews): string =>
  description === null ? address : `${address} (${description})`

/** The mail that tells an administrator of a webhook that keeps failing. */
export const failingMail = (news: FailingNews, locale: Locale): FailingMail => texts[locale](news)
