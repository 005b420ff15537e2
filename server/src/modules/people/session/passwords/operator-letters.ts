import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import {
  type Letter,
  type MailableMember,
  type MailServices,
  sendMails,
} from '../../../company/outgoing-mail/port.ts'

/** What is notified of a member whose sign-in the operator has reset. */
export interface ResetByOperator {
  readonly organisation: string
  readonly member: MailableMember
  /** Who the operating system says that the operator is. */
  readonly operator: string
  readonly reason: string
}

interface Notice {
  readonly subject: string
  readonly letter: Letter
}

type News = ResetByOperator & { readonly name: string }

const forMember: Readonly<Record<Locale, (news: News) => Notice>> = {
  fi: ({ organisation, name, operator, reason }) => ({
    subject: 'Kirjautumisesi Konttoriin on nollattu',
    letter: {
      greeting: `Hei ${name},`,
      paragraphs: [
        `palvelun ylläpito (${operator}) on juuri nollannut kirjautumisesi. Salasanasi, istuntosi, pääsyavaimesi, todennussovelluksesi, palautuskoodisi, henkilökohtaiset avaimesi ja yhdistetyt sovelluksesi on päätetty. Syyksi on annettu: ${reason}`,
        'Saat ylläpidolta linkin, josta valitset uuden salasanan. Jos et pyytänyt tätä, kerro asiasta heti organisaatiosi ylläpitäjälle.',
      ],
      signature: `Terveisin\n${organisation}`,
    },
  }),
  sv: ({ organisation, name, operator, reason }) => ({
    subject: 'Din inloggning i Konttori har återställts',
    letter: {
      greeting: `Hej ${name}!`,
      paragraphs: [
        `Tjänstens driftansvariga (${operator}) har just återställt din inloggning. Ditt lösenord, dina sessioner, lösennycklar, autentiseringsappen, återställningskoderna, dina personliga nycklar och anslutna appar har avslutats. Som orsak anges: ${reason}`,
        'Du får en länk av de driftansvariga, där du väljer ett nytt lösenord. Om du inte har bett om detta, meddela genast en administratör i din organisation.',
      ],
      signature: `Med vänlig hälsning\n${organisation}`,
    },
  }),
  en: ({ organisation, name, operator, reason }) => ({
    subject: 'Your sign-in to Konttori was reset',
    letter: {
      greeting: `Hello ${name},`,
      paragraphs: [
        `Whoever runs the service (${operator}) has just reset your sign-in. Your password, sessions, passkeys, authenticator app, recovery codes, personal keys and connected apps have ended. The reason given is: ${reason}`,
        'They will give you a link, with which you choose a new password. If you did not ask for this, tell an administrator of your organisation at once.',
      ],
      signature: `Kind regards,\n${organisation}`,
    },
  }),
}

const forAdministrator: typeof forMember = {
  fi: ({ organisation, name, member, operator, reason }) => ({
    subject: `Kirjautuminen on nollattu: ${member.displayName}`,
    letter: {
      greeting: `Hei ${name},`,
      paragraphs: [
        `palvelun ylläpito (${operator}) on nollannut jäsenen ${member.displayName} (${member.email}) kirjautumisen ja tehnyt linkin uuteen salasanaan. Syyksi on annettu: ${reason}`,
        'Jos tästä ei ollut sovittu, ota heti yhteys palvelun ylläpitoon. Tapahtuma on myös muutoslokissa.',
      ],
      signature: `Terveisin\n${organisation}`,
    },
  }),
  sv: ({ organisation, name, member, operator, reason }) => ({
    subject: `En inloggning har återställts: ${member.displayName}`,
    letter: {
      greeting: `Hej ${name}!`,
      paragraphs: [
        `Tjänstens driftansvariga (${operator}) har återställt inloggningen för ${member.displayName} (${member.email}) och gjort en länk till ett nytt lösenord. Som orsak anges: ${reason}`,
        'Om detta inte var överenskommet, kontakta genast tjänstens driftansvariga. Händelsen finns också i ändringsloggen.',
      ],
      signature: `Med vänlig hälsning\n${organisation}`,
    },
  }),
  en: ({ organisation, name, member, operator, reason }) => ({
    subject: `A sign-in was reset: ${member.displayName}`,
    letter: {
      greeting: `Hello ${name},`,
      paragraphs: [
        `Whoever runs the service (${operator}) has reset the sign-in of ${member.displayName} (${member.email}) and made a link to a new password. The reason given is: ${reason}`,
        'If this was not agreed, contact whoever runs the service at once. It is in the audit trail too.',
      ],
      signature: `Kind regards,\n${organisation}`,
    },
  }),
}

/** Notifies the member and every other administrator that the operator has reset a sign-in. The link is in none of it. */
export function mailResetByOperator(
  tx: WriteTransaction,
  services: MailServices,
  news: ResetByOperator,
  administrators: readonly MailableMember[],
): void {
  const others = administrators.filter(({ id }) => id !== news.member.id)
  const notices = [
    { to: news.member, texts: forMember },
    ...others.map(to => ({ to, texts: forAdministrator })),
  ]
  sendMails(
    tx,
    services,
    notices.map(({ to, texts }) => ({
      kind: 'security_notice' as const,
      to: { address: to.email, name: to.displayName, membershipId: to.id },
      locale: to.locale,
      ...texts[to.locale]({ ...news, name: to.callName }),
    })),
  )
}
