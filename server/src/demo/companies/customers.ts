import { businessId } from '../../platform/vocabulary/business-id.ts'
import { Dice } from '../random.ts'
import { required } from '../required.ts'

/** A customer of a company of the demo; made up, with right check digits, and with addresses that nobody has. */
export interface DemoCustomer {
  readonly code: string
  readonly name: string
  readonly kind: 'company' | 'person' | 'public_body'
  readonly businessId: string | null
  readonly city: string
  readonly group: keyof typeof customerGroups
  readonly tags: readonly (keyof typeof customerTags)[]
  readonly region: 'south' | 'west' | 'north'
  readonly domain: string
  /** The first is the primary one. */
  readonly contacts: readonly { readonly name: string; readonly jobTitle: string; readonly email: string }[]
  /** Whether the first contact is that of the customer before it too: one housing manager looks after several houses. */
  readonly sharesContact: boolean
}

export const customerGroups = {
  housing: 'Taloyhtiöt',
  construction: 'Rakennusliikkeet',
  public: 'Julkinen sektori',
  business: 'Yritykset',
} as const

export const customerTags = {
  key_account: 'Avainasiakas',
  framework: 'Puitesopimus',
  newsletter: 'Uutiskirje',
} as const

const towns = [
  ['Äänekosken', 'Äänekoski', 'north'],
  ['Espoon', 'Espoo', 'south'],
  ['Hämeenlinnan', 'Hämeenlinna', 'south'],
  ['Joensuun', 'Joensuu', 'north'],
  ['Kotkan', 'Kotka', 'south'],
  ['Lahden', 'Lahti', 'south'],
  ['Oulun', 'Oulu', 'north'],
  ['Porin', 'Pori', 'west'],
  ['Seinäjoen', 'Seinäjoki', 'west'],
  ['Tampereen', 'Tampere', 'west'],
  ['Turun', 'Turku', 'west'],
  ['Vantaan', 'Vantaa', 'south'],
] as const

const trades = [
  ['Sähkö Oy', 'business'],
  ['Rakennus Oy', 'construction'],
  ['Kiinteistöt Oy', 'housing'],
  ['Leipomo Ky', 'business'],
  ['Saneeraus Oy', 'construction'],
  ['Hammaslääkärit Oy', 'business'],
  ['Metalli Oyj', 'business'],
  ['kaupunki', 'public'],
  ['Isännöinti Oy', 'housing'],
  ['Kuljetus Oy', 'business'],
] as const

const firstNames = [
  'Aada',
  'Eero',
  'Helka',
  'Ilmo',
  'Jenni',
  'Kalle',
  'Lotta',
  'Mikael',
  'Niina',
  'Olavi',
  'Päivi',
  'Reijo',
] as const
const lastNames = [
  'Ahola',
  'Hakala',
  'Järvinen',
  'Kettunen',
  'Lindqvist',
  'Mäntylä',
  'Öhman',
  'Pitkänen',
  'Rautio',
  'Sjöberg',
] as const
const jobTitles = [
  'Toimitusjohtaja',
  'Kiinteistöpäällikkö',
  'Ostopäällikkö',
  'Isännöitsijä',
  'Talouspäällikkö',
] as const

/** So many customers of a company, at most 120; the same each time. */
export const customersOf = (slug: string, count: number): readonly DemoCustomer[] =>
  Array.from({ length: count }, (_, index) => customer(slug, index))

function customer(slug: string, index: number): DemoCustomer {
  const dice = new Dice(slug, 'customer', String(index))
  const [genitive, city, region] = required(towns[index % towns.length], 'a town')
  const [trade, group] = required(trades[Math.floor(index / towns.length) % trades.length], 'a trade')
  const name = `${genitive} ${trade}`
  const code = asCode(name)
  const domain = `${code.replaceAll('_', '-')}.example`
  const person = () => {
    const who = `${dice.oneOf(firstNames)} ${dice.oneOf(lastNames)}`
    return {
      name: who,
      jobTitle: dice.oneOf(jobTitles),
      email: `${asCode(who).replaceAll('_', '.')}@${domain}`,
    }
  }
  return {
    code,
    name,
    kind: group === 'public' ? 'public_body' : 'company',
    businessId: businessIdFrom(9_000_000 + index * 37),
    city,
    group,
    tags: (['key_account', 'framework', 'newsletter'] as const).filter(() => dice.onceIn(4)),
    region,
    domain,
    contacts: dice.onceIn(3) ? [person(), person()] : [person()],
    sharesContact: group === 'housing' && index % 4 === 3,
  }
}

const asCode = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '_')

/** The first business id from a number on that has a check digit; ids that begin with 9 were never given. */
function businessIdFrom(number: number): string {
  for (let check = 0; check <= 9; check++) {
    const id = businessId(`${number}-${check}`)
    if (id !== null) return id
  }
  return businessIdFrom(number + 1)
}
