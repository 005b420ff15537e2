import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import type { Letter } from '../../../company/outgoing-mail/port.ts'

/** What the mail with the link of a change order tells. */
export interface ChangeOrderNews {
  readonly organisation: string
  readonly name: string
  readonly project: string
  readonly number: number
  readonly title: string
  readonly url: string
  /** Until when the link opens, as its reader writes dates. */
  readonly until: string
}

interface ChangeOrderMail {
  readonly subject: string
  readonly letter: Letter
}

const texts: Readonly<Record<Locale, (news: ChangeOrderNews) => ChangeOrderMail>> = {
  fi: ({ organisation, name, project, number, title, url, until }) => ({
    subject: `Muutostyö ${number}: ${title}`,
    letter: {
      greeting: `Hei ${name},`,
      paragraphs: [
        `projektiin ${project} on tehty muutostyötarjous ${number}: ${title}.`,
        'Lue se alla olevasta linkistä, ja hyväksy tai hylkää se samalla sivulla.',
      ],
      action: { label: 'Avaa muutostyö', url },
      remarks: [
        `Linkki on voimassa ${until} saakka. Sillä vastataan kerran.`,
        'Kuka tahansa, jolla on linkki, voi vastata puolestasi: lähetä se eteenpäin vain sille, joka saa päättää.',
      ],
      signature: `Terveisin\n${organisation}`,
    },
  }),
  sv: ({ organisation, name, project, number, title, url, until }) => ({
    subject: `Ändringsarbete ${number}: ${title}`,
    letter: {
      greeting: `Hej ${name}!`,
      paragraphs: [
        `I projektet ${project} finns ett förslag till ändringsarbete ${number}: ${title}.`,
        'Läs det via länken nedan, och godkänn eller avböj det på samma sida.',
      ],
      action: { label: 'Öppna ändringsarbetet', url },
      remarks: [
        `Länken gäller till den ${until}. Med den svarar man en gång.`,
        'Vem som helst som har länken kan svara i ditt ställe: skicka den vidare bara till den som får besluta.',
      ],
      signature: `Med vänlig hälsning\n${organisation}`,
    },
  }),
  en: ({ organisation, name, project, number, title, url, until }) => ({
    subject: `Change order ${number}: ${title}`,
    letter: {
      greeting: `Hello ${name},`,
      paragraphs: [
        `There is change order ${number} for the project ${project}: ${title}.`,
        'Read it by the link below, and approve or decline it on the same page.',
      ],
      action: { label: 'Open the change order', url },
      remarks: [
        `The link works until ${until}. It is answered once.`,
        'Anybody who has the link can answer for you: pass it on only to who may decide.',
      ],
      signature: `Kind regards,\n${organisation}`,
    },
  }),
}

export const changeOrderMail = (news: ChangeOrderNews, locale: Locale): ChangeOrderMail => texts[locale](news)
