import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import type { Letter } from '../../../company/outgoing-mail/port.ts'

/** What members are told of a swap: the colleague that it is proposed, both what has become of it. */
export interface SwapNews {
  readonly organisation: string
  /** The reader's. */
  readonly name: string
  readonly unit: string
  /** What the swap is called in the queue of whoever decides on it. */
  readonly title: string
  /** When the proposed shift begins, as its reader writes dates. */
  readonly begins: string
  /** Who proposed it. */
  readonly proposer: string
  readonly what: 'proposed' | 'peer_declined' | 'executed' | 'declined'
  /** What the proposer says, or why it was declined; null where nobody said anything. */
  readonly words: string | null
}

interface SwapMail {
  readonly subject: string
  readonly letter: Letter
}

type Words = Readonly<Record<SwapNews['what'], readonly [subject: string, sentence: string]>>

const written = (
  { name, title, begins, what, words }: SwapNews,
  texts: Words,
  { greeting, signature }: { readonly greeting: string; readonly signature: string },
): SwapMail => ({
  subject: `${texts[what][0]}: ${begins}`,
  letter: {
    greeting: greeting.replace('{name}', name),
    paragraphs: [texts[what][1], title, ...(words === null ? [] : [words])],
    signature,
  },
})

const texts: Readonly<Record<Locale, (news: SwapNews) => SwapMail>> = {
  fi: news =>
    written(
      news,
      {
        proposed: [
          'Vuoronvaihtoa ehdotetaan',
          `${news.proposer} ehdottaa sinulle vuoronvaihtoa. Vuoro alkaa ${news.begins} (${news.unit}).`,
        ],
        peer_declined: [
          'Vuoronvaihtoon ei suostuttu',
          `ehdottamaasi vuoronvaihtoon ei suostuttu. Vuoro alkaa ${news.begins} (${news.unit}), ja se on edelleen sinun.`,
        ],
        executed: [
          'Vuoronvaihto on tehty',
          `vuoronvaihto on hyväksytty ja tehty. Vuoro alkaa ${news.begins} (${news.unit}).`,
        ],
        declined: [
          'Vuoronvaihtoa ei hyväksytty',
          `vuoronvaihtoa ei hyväksytty. Vuoro alkaa ${news.begins} (${news.unit}).`,
        ],
      },
      { greeting: 'Hei {name},', signature: `Terveisin\n${news.organisation}` },
    ),
  sv: news =>
    written(
      news,
      {
        proposed: [
          'Ett byte av pass föreslås',
          `${news.proposer} föreslår att byta pass med dig. Passet börjar den ${news.begins} (${news.unit}).`,
        ],
        peer_declined: [
          'Bytet av pass avböjdes',
          `Bytet som du föreslog avböjdes. Passet börjar den ${news.begins} (${news.unit}) och är fortfarande ditt.`,
        ],
        executed: [
          'Bytet av pass är gjort',
          `Bytet är godkänt och gjort. Passet börjar den ${news.begins} (${news.unit}).`,
        ],
        declined: [
          'Bytet av pass godkändes inte',
          `Bytet godkändes inte. Passet börjar den ${news.begins} (${news.unit}).`,
        ],
      },
      { greeting: 'Hej {name}!', signature: `Med vänlig hälsning\n${news.organisation}` },
    ),
  en: news =>
    written(
      news,
      {
        proposed: [
          'A swap of shifts is proposed',
          `${news.proposer} proposes to swap shifts with you. The shift begins on ${news.begins} (${news.unit}).`,
        ],
        peer_declined: [
          'The swap was refused',
          `The swap that you proposed was refused. The shift begins on ${news.begins} (${news.unit}), and is still yours.`,
        ],
        executed: [
          'The swap is carried out',
          `The swap is approved and carried out. The shift begins on ${news.begins} (${news.unit}).`,
        ],
        declined: [
          'The swap was declined',
          `The swap was declined. The shift begins on ${news.begins} (${news.unit}).`,
        ],
      },
      { greeting: 'Hello {name},', signature: `Kind regards,\n${news.organisation}` },
    ),
}

/** The mail that tells of a swap. */
export const swapMail = (news: SwapNews, locale: Locale): SwapMail => texts[locale](news)
