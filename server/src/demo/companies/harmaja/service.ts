import { type Person, person } from '../company.ts'
import { markku } from './sites.ts'

const ulla = 'ulla.immonen'

/** `place`: which row of the rota of three weeks the person has. */
const onDuty = (
  firstNames: string,
  lastName: string,
  employedSince: string,
  place: number,
  more: Partial<Person> = {},
): Person =>
  person({
    firstNames,
    lastName,
    role: 'employee',
    supervisor: ulla,
    unit: 'service',
    model: 'period_3_weeks',
    jobTitle: 'Huoltoasentaja',
    employedSince,
    work: { kind: 'shifts', place, costCenter: 'service' },
    ...more,
  })

/** Somebody who helps out and only uses the device on the wall of the duty room. */
const substitute = { group: 'hourly', jobTitle: 'Tuuraaja', deviceOnly: true } as const

/** The duty desk and the service crew, day and night. The two substitutes fill what is left, and one of them stands in for whoever is on holiday. */
export const servicePeople: readonly Person[] = [
  person({
    firstNames: 'Ulla',
    lastName: 'Immonen',
    role: 'manager',
    supervisor: markku,
    unit: 'service',
    model: 'flex_37_5',
    jobTitle: 'Huoltopäällikkö',
    employedSince: '2015-11-02',
    work: { kind: 'flexible', costCenter: 'service', projects: ['HU-0001'] },
    approves: 'monthly',
  }),
  person({
    firstNames: 'Dani',
    lastName: 'Rissanen',
    role: 'dispatcher',
    supervisor: ulla,
    unit: 'service',
    model: 'fixed_37_5',
    jobTitle: 'Ajojärjestelijä',
    employedSince: '2020-09-07',
    work: { kind: 'desk', costCenter: 'service', by: 'times' },
  }),
  onDuty('Hannu', 'Repo', '2016-01-04', 0, { jobTitle: 'Päivystäjä' }),
  onDuty('Päivi Anneli', 'Toivonen', '2017-05-08', 1, { jobTitle: 'Päivystäjä', confirms: 'daily' }),
  onDuty('Niko', 'Tuominen', '2021-02-01', 2),
  onDuty('Johan Erik', 'Lindqvist', '2019-08-05', 3, { locale: 'sv', confirms: 'monthly' }),
  onDuty('Mervi', 'Kärkkäinen', '2018-04-09', 4, { jobTitle: 'Päivystäjä' }),
  onDuty('Eetu', 'Lahti', '2025-06-02', 5, substitute),
  onDuty('Siiri', 'Mustonen', '2025-06-02', 6, substitute),
]
