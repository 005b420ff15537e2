import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import type { Letter } from '../../../company/outgoing-mail/port.ts'

/** What a member is told of their claim. */
export interface ClaimNews {
  readonly organisation: string
  /** The reader's. */
  readonly name: string
  readonly unit: string
  /** What the claim is called in the queue of whoever decides on it. */
  readonly title: string
  /** When the shift begins, as its reader writes dates. */
  readonly begins: string
  readonly state: 'approved' | 'declined' | 'superseded' | 'ended'
  /** Why, where somebody said so. */
  readonly reason: string | null
}

interface ClaimMail {
  readonly subject: string
  readonly letter: Letter
}

type Words = Readonly<Record<ClaimNews['state'], readonly [subject: string, sentence: string]>>

const written = (
  { name, title, begins, reason, state }: ClaimNews,
  words: Words,
  { greeting, because, signature }: { greeting: string; because: string; signature: string },
): ClaimMail => ({
  subject: `${words[state][0]}: ${begins}`,
  letter: {
    greeting: greeting.replace('{name}', name),
    paragraphs: [words[state][1], title, ...(reason === null ? [] : [`${because} ${reason}`])],
    signature,
  },
})

const texts: Readonly<Record<Locale, (news: ClaimNews) => ClaimMail>> = {
  fi: news =>
    written(
      news,
      {
        approved: ['Sait vuoron', `sait vuoron, joka alkaa ${news.begins} (${news.unit}).`],
        declined: ['Et saanut vuoroa', `et saanut vuoroa, joka alkaa ${news.begins} (${news.unit}).`],
        superseded: [
          'Vuoro ei ole enää haettavissa',
          `vuoro, joka alkaa ${news.begins} (${news.unit}), ei ole enää haettavissa. Hakemuksesi raukesi.`,
        ],
        ended: [
          'Vuoro ei ole enää sinun',
          `sinulle annettu vuoro, joka alkaa ${news.begins} (${news.unit}), on poistettu suunnitelmasta.`,
        ],
      },
      { greeting: 'Hei {name},', because: 'Perustelu:', signature: `Terveisin\n${news.organisation}` },
    ),
  sv: news =>
    written(
      news,
      {
        approved: ['Du fick passet', `Du fick passet som börjar den ${news.begins} (${news.unit}).`],
        declined: [
          'Du fick inte passet',
          `Du fick inte passet som börjar den ${news.begins} (${news.unit}).`,
        ],
        superseded: [
          'Passet är inte längre ledigt',
          `Passet som börjar den ${news.begins} (${news.unit}) är inte längre ledigt. Din anmälan har förfallit.`,
        ],
        ended: [
          'Passet är inte längre ditt',
          `Passet som du fick och som börjar den ${news.begins} (${news.unit}) har tagits ur planen.`,
        ],
      },
      {
        greeting: 'Hej {name}!',
        because: 'Motivering:',
        signature: `Med vänlig hälsning\n${news.organisation}`,
      },
    ),
  en: news =>
    written(
      news,
      {
        approved: ['The shift is yours', `You have the shift that begins on ${news.begins} (${news.unit}).`],
        declined: [
          'You did not get the shift',
          `You did not get the shift that begins on ${news.begins} (${news.unit}).`,
        ],
        superseded: [
          'The shift is open no more',
          `The shift that begins on ${news.begins} (${news.unit}) is open no more, and your claim has ended.`,
        ],
        ended: [
          'The shift is yours no more',
          `The shift that you got and that begins on ${news.begins} (${news.unit}) was taken out of the plan.`,
        ],
      },
      { greeting: 'Hello {name},', because: 'Reason:', signature: `Kind regards,\n${news.organisation}` },
    ),
}

/** The mail that tells a member what has become of their claim. */
export const claimMail = (news: ClaimNews, locale: Locale): ClaimMail => texts[locale](news)
