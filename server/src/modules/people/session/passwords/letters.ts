import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import type { Letter } from '../../../company/outgoing-mail/port.ts'

/** What the mail with a link to a new password has. */
export interface ResetNews {
  readonly organisation: string
  readonly name: string
  readonly url: string
  /** Until when the link can be used, as its reader writes times. */
  readonly until: string
}

export interface PasswordMail {
  readonly subject: string
  readonly letter: Letter
}

const resetTexts: Readonly<Record<Locale, (news: ResetNews) => PasswordMail>> = {
  fi: ({ organisation, name, url, until }) => ({
    subject: 'Uusi salasana Konttoriin',
    letter: {
      greeting: `Hei ${name},`,
      paragraphs: [
        'joku, luultavasti sinä, on pyytänyt uutta salasanaa Konttori-tunnuksellesi. Valitse se alla olevasta linkistä.',
      ],
      action: { label: 'Valitse uusi salasana', url },
      remarks: [
        `Linkki toimii kerran, ja se on voimassa ${until} saakka.`,
        `Uusi salasana päättää kaiken, millä tunnukselle on tähän asti päästy: istunnot, pääsyavaimet, todennussovelluksen, palautuskoodit, henkilökohtaiset avaimet ja yhdistetyt sovellukset, jokaisessa organisaatiossasi.`,
        'Jos et pyytänyt tätä, voit jättää viestin huomiotta. Salasanasi pysyy ennallaan.',
      ],
      signature: `Terveisin\n${organisation}`,
    },
  }),
  sv: ({ organisation, name, url, until }) => ({
    subject: 'Nytt lösenord till Konttori',
    letter: {
      greeting: `Hej ${name}!`,
      paragraphs: [
        'Någon, troligen du, har begärt ett nytt lösenord till ditt Konttori-konto. Välj det via länken nedan.',
      ],
      action: { label: 'Välj ett nytt lösenord', url },
      remarks: [
        `Länken kan användas en gång och gäller till den ${until}.`,
        `Ett nytt lösenord avslutar allt som hittills har öppnat kontot: sessioner, lösennycklar, autentiseringsappen, återställningskoder, personliga nycklar och anslutna appar, i alla dina organisationer.`,
        'Om du inte har begärt detta kan du bortse från meddelandet. Ditt lösenord förblir oförändrat.',
      ],
      signature: `Med vänlig hälsning\n${organisation}`,
    },
  }),
  en: ({ organisation, name, url, until }) => ({
    subject: 'A new password for Konttori',
    letter: {
      greeting: `Hello ${name},`,
      paragraphs: [
        'Somebody, probably you, has asked for a new password for your Konttori account. Choose it with the link below.',
      ],
      action: { label: 'Choose a new password', url },
      remarks: [
        `The link works once and is valid until ${until}.`,
        `A new password ends everything that has opened the account so far: sessions, passkeys, the authenticator app, recovery codes, personal keys and connected apps, in each of your organisations.`,
        'If you did not ask for this, you can ignore this message. Your password stays as it is.',
      ],
      signature: `Kind regards,\n${organisation}`,
    },
  }),
}

const changedTexts: Readonly<
  Record<Locale, (news: Pick<ResetNews, 'organisation' | 'name'>) => PasswordMail>
> = {
  fi: ({ organisation, name }) => ({
    subject: 'Konttori-salasanasi on vaihdettu',
    letter: {
      greeting: `Hei ${name},`,
      paragraphs: [
        'Konttori-tunnuksesi salasana on juuri vaihdettu, ja muut istuntosi on päätetty.',
        'Jos et vaihtanut sitä itse, pyydä heti uusi salasana kirjautumissivulta ja kerro asiasta organisaatiosi ylläpitäjälle.',
      ],
      signature: `Terveisin\n${organisation}`,
    },
  }),
  sv: ({ organisation, name }) => ({
    subject: 'Ditt lösenord till Konttori har ändrats',
    letter: {
      greeting: `Hej ${name}!`,
      paragraphs: [
        'Lösenordet till ditt Konttori-konto har just ändrats, och dina andra sessioner har avslutats.',
        'Om det inte var du som ändrade det, begär genast ett nytt lösenord på inloggningssidan och meddela en administratör i din organisation.',
      ],
      signature: `Med vänlig hälsning\n${organisation}`,
    },
  }),
  en: ({ organisation, name }) => ({
    subject: 'Your Konttori password has been changed',
    letter: {
      greeting: `Hello ${name},`,
      paragraphs: [
        'The password of your Konttori account has just been changed, and your other sessions have ended.',
        'If you did not change it yourself, ask for a new password on the sign-in page at once, and tell an administrator of your organisation.',
      ],
      signature: `Kind regards,\n${organisation}`,
    },
  }),
}

const replacedTexts: typeof changedTexts = {
  fi: ({ organisation, name }) => ({
    subject: 'Konttori-tunnuksesi on aloitettu alusta',
    letter: {
      greeting: `Hei ${name},`,
      paragraphs: [
        'Konttori-tunnuksellesi on juuri valittu uusi salasana linkistä. Istunnot, pääsyavaimet, todennussovellus, palautuskoodit, henkilökohtaiset avaimet ja yhdistetyt sovellukset on päätetty. Ota tarvitsemasi uudelleen käyttöön, kun olet kirjautunut sisään.',
        'Jos et valinnut salasanaa itse, pyydä heti uusi salasana kirjautumissivulta ja kerro asiasta organisaatiosi ylläpitäjälle.',
      ],
      signature: `Terveisin\n${organisation}`,
    },
  }),
  sv: ({ organisation, name }) => ({
    subject: 'Ditt Konttori-konto har börjat om från början',
    letter: {
      greeting: `Hej ${name}!`,
      paragraphs: [
        'Ett nytt lösenord till ditt Konttori-konto har just valts via en länk. Sessioner, lösennycklar, autentiseringsappen, återställningskoder, personliga nycklar och anslutna appar har avslutats. Ta i bruk det du behöver på nytt när du har loggat in.',
        'Om det inte var du som valde lösenordet, begär genast ett nytt lösenord på inloggningssidan och meddela en administratör i din organisation.',
      ],
      signature: `Med vänlig hälsning\n${organisation}`,
    },
  }),
  en: ({ organisation, name }) => ({
    subject: 'Your Konttori account has begun anew',
    letter: {
      greeting: `Hello ${name},`,
      paragraphs: [
        'A new password for your Konttori account has just been chosen with a link. Sessions, passkeys, the authenticator app, recovery codes, personal keys and connected apps have ended. Set up what you need again once you have signed in.',
        'If you did not choose the password, ask for a new password on the sign-in page at once, and tell an administrator of your organisation.',
      ],
      signature: `Kind regards,\n${organisation}`,
    },
  }),
}

/** The mail that brings a link to a new password. */
export const resetMail = (news: ResetNews, locale: Locale): PasswordMail => resetTexts[locale](news)

/** The mail that notifies a person of a changed password. */
export const changedMail = (news: Pick<ResetNews, 'organisation' | 'name'>, locale: Locale): PasswordMail =>
  changedTexts[locale](news)

/** The mail that notifies a person that their account has begun anew. */
export const replacedMail = (news: Pick<ResetNews, 'organisation' | 'name'>, locale: Locale): PasswordMail =>
  replacedTexts[locale](news)
