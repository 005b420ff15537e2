import { type Person, person, type Work } from '../company.ts'

const desk = (costCenter: string, by: 'times' | 'duration' = 'times'): Work => ({
  kind: 'desk',
  costCenter,
  by,
})
const flexible = (costCenter: string, ...projects: string[]): Work => ({
  kind: 'flexible',
  costCenter,
  projects,
})

export const leena = 'leena.koskinen'
const katja = 'katja.blomqvist'
export const marianne = 'marianne.sundstrom'

const inOffice = { unit: 'administration', model: 'fixed_37_5', supervisor: leena } as const
const management = { role: 'manager', model: null, work: null, approves: 'monthly' } as const

const designer = (
  name: Pick<Person, 'firstNames' | 'lastName'>,
  jobTitle: string,
  employedSince: string,
  projects: readonly string[],
  more: Partial<Person> = {},
): Person =>
  person({
    ...name,
    role: 'employee',
    supervisor: marianne,
    unit: 'design',
    model: 'flex_37_5',
    jobTitle,
    employedSince,
    work: flexible('design', ...projects),
    ...more,
  })

/** Management, administration, sales and design. */
export const officePeople: readonly Person[] = [
  person({
    ...management,
    firstNames: 'Leena Maria',
    lastName: 'Koskinen',
    supervisor: null,
    unit: 'office',
    jobTitle: 'Toimitusjohtaja',
    employedSince: '2014-01-01',
  }),
  person({
    ...inOffice,
    firstNames: 'Aino',
    lastName: 'Lindroos',
    role: 'admin',
    jobTitle: 'Järjestelmäpäällikkö',
    employedSince: '2018-08-01',
    work: desk('administration'),
  }),
  person({
    ...inOffice,
    firstNames: 'Henna Kristiina',
    lastName: 'Rautio',
    role: 'hr',
    model: 'flex_37_5',
    jobTitle: 'Henkilöstöpäällikkö',
    employedSince: '2019-03-01',
    work: flexible('administration'),
    confirms: 'monthly',
  }),
  person({
    ...inOffice,
    firstNames: 'Paula',
    lastName: 'Savolainen',
    role: 'payroll',
    jobTitle: 'Palkanlaskija',
    employedSince: '2016-05-16',
    work: desk('administration'),
  }),
  person({
    ...inOffice,
    firstNames: 'Fredrik Johan',
    lastName: 'Holm',
    role: 'finance',
    locale: 'sv',
    model: null,
    jobTitle: 'Talousjohtaja',
    employedSince: '2020-02-03',
    work: null,
  }),
  person({
    ...management,
    firstNames: 'Katja',
    lastName: 'Blomqvist',
    locale: 'sv',
    supervisor: leena,
    unit: 'sales',
    jobTitle: 'Myyntijohtaja',
    employedSince: '2017-09-01',
  }),
  person({
    firstNames: 'Saku',
    lastName: 'Myllymäki',
    role: 'sales',
    supervisor: katja,
    unit: 'sales',
    model: 'flex_37_5',
    jobTitle: 'Myyntipäällikkö',
    employedSince: '2021-01-11',
    work: desk('sales', 'duration'),
    confirms: 'monthly',
  }),
  person({
    // On family leave, so there are no days.
    firstNames: 'Eveliina',
    lastName: 'Forsman',
    role: 'sales',
    locale: 'sv',
    supervisor: katja,
    unit: 'sales',
    model: 'flex_37_5',
    jobTitle: 'Myyntineuvottelija',
    employedSince: '2022-03-21',
    work: null,
  }),
  designer(
    { firstNames: 'Marianne', lastName: 'Sundström' },
    'Suunnittelupäällikkö',
    '2015-04-01',
    ['SA-2602', 'KO-2604'],
    { role: 'manager', locale: 'sv', supervisor: katja, approves: 'weekly' },
  ),
  designer({ firstNames: 'Joona Matias', lastName: 'Kallio' }, 'Sähkösuunnittelija', '2019-10-01', [
    'KO-2604',
    'AS-2611',
  ]),
  designer(
    { firstNames: 'Sanni', lastName: 'Pesonen' },
    'LVI-suunnittelija',
    '2022-06-01',
    ['SA-2602', 'TO-2519'],
    { confirms: 'monthly' },
  ),
  designer(
    { firstNames: 'Ville', lastName: 'Heino' },
    'Tietomallinnuksen asiantuntija',
    '2023-01-09',
    ['KO-2604'],
    { confirms: 'monthly' },
  ),
  designer(
    { firstNames: 'Emma Sofia', lastName: 'Nygård' },
    'Suunnittelija',
    '2024-08-19',
    ['HO-2533', 'PA-2607'],
    { locale: 'sv' },
  ),
]
