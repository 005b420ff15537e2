import { type Person, person } from '../company.ts'
import { leena } from './office.ts'

export const markku = 'markku.turunen'
const petri = 'petri.hakala'
const sirpa = 'sirpa.kokkonen'

type Projects = readonly [string, ...string[]]
type More = Partial<Person>

const installer =
  (unit: string, jobTitle: string, supervisor: string) =>
  (
    firstNames: string,
    lastName: string,
    employedSince: string,
    projects: Projects,
    more: More = {},
  ): Person =>
    person({
      firstNames,
      lastName,
      role: 'employee',
      supervisor,
      unit,
      group: 'hourly',
      model: 'hourly',
      jobTitle,
      employedSince,
      work: { kind: 'site', projects },
      ...more,
    })

const electrician = installer('electrical', 'Sähköasentaja', petri)
const plumber = installer('piping', 'LVI-asentaja', sirpa)

const foreman = (firstNames: string, lastName: string, unit: string, employedSince: string, more: More) =>
  person({
    firstNames,
    lastName,
    role: 'manager',
    supervisor: markku,
    unit,
    model: 'flex_37_5',
    jobTitle: 'Työnjohtaja',
    employedSince,
    work: { kind: 'flexible', costCenter: 'production', projects: ['KO-2604', 'AS-2611'] },
    ...more,
  })

const storekeeper = (firstNames: string, lastName: string, employedSince: string, more: More = {}) =>
  person({
    firstNames,
    lastName,
    role: 'employee',
    supervisor: sirpa,
    unit: 'warehouse',
    model: 'fixed_37_5',
    jobTitle: 'Varastonhoitaja',
    employedSince,
    work: { kind: 'desk', costCenter: 'logistics', by: 'times' },
    ...more,
  })

/** The two crews of the sites, and the store that serves them. */
export const sitePeople: readonly Person[] = [
  person({
    firstNames: 'Markku Tapani',
    lastName: 'Turunen',
    role: 'manager',
    supervisor: leena,
    unit: 'field',
    model: null,
    jobTitle: 'Tuotantojohtaja',
    employedSince: '2014-01-01',
    work: null,
    approves: 'monthly',
  }),
  foreman('Petri', 'Hakala', 'electrical', '2015-02-02', { approves: 'weekly' }),
  electrician('Juho Petteri', 'Lehtinen', '2017-03-01', ['KO-2604', 'AS-2611', 'PA-2607'], {
    confirms: 'monthly',
  }),
  electrician('Mikael', 'Berg', '2018-11-05', ['AS-2611', 'KO-2604'], { locale: 'sv' }),
  electrician('Noora', 'Ahonen', '2021-06-07', ['KO-2604', 'SA-2602']),
  electrician('Teemu', 'Salminen', '2016-09-12', ['KO-2604', 'TO-2519', 'HU-0001']),
  electrician('Iida Emilia', 'Kettunen', '2024-05-20', ['KO-2604', 'AS-2611', 'HO-2533']),
  electrician('Antti', 'Laakso', '2019-01-07', ['AS-2611', 'KO-2604'], { confirms: 'monthly' }),
  foreman('Sirpa', 'Kokkonen', 'piping', '2016-10-03', { approves: 'monthly' }),
  plumber('Jere', 'Miettinen', '2020-04-01', ['AS-2611', 'HO-2533']),
  plumber('Aleksi', 'Oksanen', '2022-09-01', ['KO-2604', 'PA-2607'], { confirms: 'monthly' }),
  plumber('Linnea', 'Backman', '2023-03-13', ['AS-2611', 'SA-2602'], { locale: 'sv', confirms: 'daily' }),
  plumber('Reijo Olavi', 'Peltola', '2014-01-01', ['AS-2611', 'HU-0001'], { retires: true }),
  storekeeper('Arto', 'Pulkkinen', '2014-06-02'),
  storekeeper('Jenni', 'Räsänen', '2024-02-01', { group: 'hourly', jobTitle: 'Varastotyöntekijä' }),
]
