import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import type { Letter } from '../../../company/outgoing-mail/port.ts'

/** What an invitation tells. */
export interface InvitationNews {
  readonly organisation: string
  /** Null when a system invites, and nobody in person. */
  readonly inviter: string | null
  readonly name: string
  readonly url: string
  /** Until when the link can be used, as its reader writes dates. */
  readonly until: string
}

interface InvitationMail {
  readonly subject: string
  readonly letter: Letter
}

const texts: Readonly<Record<Locale, (news: InvitationNews) => InvitationMail>> = {
  fi: ({ organisation, inviter, name, url, until }) => ({
    subject: `${organisation} kutsuu sinut Konttoriin`,
    letter: {
      greeting: `Hei ${name},`,
      paragraphs: [
        inviter === null
          ? `sinut on kutsuttu Konttoriin, organisaatioon ${organisation}. Konttorissa kirjaat työaikasi ja hoidat muut työhösi liittyvät asiat.`
          : `${inviter} on kutsunut sinut Konttoriin, organisaatioon ${organisation}. Konttorissa kirjaat työaikasi ja hoidat muut työhösi liittyvät asiat.`,
        'Ota tunnuksesi käyttöön alla olevasta linkistä. Samalla valitset itsellesi salasanan.',
      ],
      action: { label: 'Ota tunnus käyttöön', url },
      remarks: [
        `Linkki toimii kerran, ja se on voimassa ${until} saakka.`,
        'Jos et odottanut tätä kutsua, voit jättää viestin huomiotta.',
      ],
      signature: `Terveisin\n${organisation}`,
    },
  }),
  sv: ({ organisation, inviter, name, url, until }) => ({
    subject: `${organisation} bjuder in dig till Konttori`,
    letter: {
      greeting: `Hej ${name}!`,
      paragraphs: [
        inviter === null
          ? `Du har blivit inbjuden till ${organisation} i Konttori. Där registrerar du din arbetstid och sköter annat som hör till ditt arbete.`
          : `${inviter} har bjudit in dig till ${organisation} i Konttori. Där registrerar du din arbetstid och sköter annat som hör till ditt arbete.`,
        'Aktivera ditt konto via länken nedan. Samtidigt väljer du ett lösenord.',
      ],
      action: { label: 'Aktivera kontot', url },
      remarks: [
        `Länken kan användas en gång och gäller till den ${until}.`,
        'Om du inte väntade dig den här inbjudan kan du bortse från meddelandet.',
      ],
      signature: `Med vänlig hälsning\n${organisation}`,
    },
  }),
  en: ({ organisation, inviter, name, url, until }) => ({
    subject: `${organisation} invites you to Konttori`,
    letter: {
      greeting: `Hello ${name},`,
      paragraphs: [
        inviter === null
          ? `You have been invited to join ${organisation} on Konttori. It is where you record your working time and take care of other matters at work.`
          : `${inviter} has invited you to join ${organisation} on Konttori. It is where you record your working time and take care of other matters at work.`,
        'Activate your account with the link below. You will choose a password at the same time.',
      ],
      action: { label: 'Activate your account', url },
      remarks: [
        `The link works once and is valid until ${until}.`,
        'If you were not expecting this invitation, you can ignore this message.',
      ],
      signature: `Kind regards,\n${organisation}`,
    },
  }),
}

/** The mail that brings an activation link. */
export const invitationMail = (news: InvitationNews, locale: Locale): InvitationMail => texts[locale](news)
