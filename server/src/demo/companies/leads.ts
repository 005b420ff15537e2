import { Dice } from '../random.ts'

/** How far a lead of the demo comes in the end. */
export type LeadFate = 'new' | 'working' | 'qualified' | 'converted' | 'disqualified'

/** A lead of a company of the demo; made up, with addresses that nobody has. */
export interface DemoLead {
  /** Its id in the system that sent it. */
  readonly key: string
  readonly title: string
  readonly source: keyof typeof leadSources
  readonly organisationName: string | null
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string | null }
  readonly consents: boolean
  readonly fate: LeadFate
  readonly reason: keyof typeof disqualifyReasons
}

export const leadSources = {
  website: { name: 'Verkkolomake', channel: 'web' },
  fair: { name: 'Rakennusmessut', channel: 'event' },
} as const

export const disqualifyReasons = {
  no_budget: 'Ei rahaa',
  too_far: 'Liian kaukana',
  no_answer: 'Ei vastannut',
} as const

const subjects = [
  'Lämpöpumput taloyhtiöön',
  'Ilmanvaihdon kunnostus',
  'Sähkösuunnittelu, uusi toimitalo',
  'Putkiremontti, kolme rappua',
  'Huoltosopimus myymälöihin',
  'Aurinkopaneelit hallin katolle',
] as const
const organisations = [
  'Pihlajan Puutarha Oy',
  'As Oy Rantaraitti',
  'Kivikon Varastot Oy',
  'Merihaan Koulutus Oy',
  'Tornion Teräs Oy',
  'As Oy Mäntylinna',
] as const
const names = [
  'Aino Salmi',
  'Kari Niemelä',
  'Sari Toivola',
  'Petri Ahonen',
  'Anna Grönroos',
  'Ville Saarela',
] as const
const fates = ['new', 'working', 'converted', 'disqualified', 'qualified', 'new'] as const
const mails = ['gmail.com', 'pihlaja.example', 'rantaraitti.example', 'kivikko.example'] as const

/** So many leads of a company, oldest first; the same each time. */
export const leadsOf = (slug: string, count: number): readonly DemoLead[] =>
  Array.from({ length: count }, (_, index) => {
    const dice = new Dice(slug, 'lead', String(index))
    const name = dice.oneOf(names)
    const mailbox = name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(' ', '.')
    return {
      key: `${slug}-${index + 1}`,
      title: dice.oneOf(subjects),
      source: index % 3 === 2 ? 'fair' : 'website',
      organisationName: dice.onceIn(5) ? null : dice.oneOf(organisations),
      contact: {
        name,
        email: `${mailbox}@${dice.oneOf(mails)}`,
        phone: dice.onceIn(3) ? null : `+358 50 555 01${String(index % 100).padStart(2, '0')}`,
      },
      consents: dice.onceIn(2),
      fate: fates[index % fates.length] ?? 'new',
      reason: dice.oneOf(['no_budget', 'too_far', 'no_answer'] as const),
    }
  })
