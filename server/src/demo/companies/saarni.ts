import { type Company, type Person, person } from './company.ts'

const tuula = 'tuula.vainio'

const bookkeeper = (firstNames: string, lastName: string, more: Partial<Person>): Person =>
  person({
    firstNames,
    lastName,
    role: 'employee',
    supervisor: tuula,
    unit: 'office',
    model: 'flex_37_5',
    jobTitle: 'Kirjanpitäjä',
    employedSince: '2021-03-01',
    work: { kind: 'flexible', costCenter: 'production', projects: ['AS-KOIVU', 'AS-MERIKULMA'] },
    ...more,
  })

/** A small accounting office without two of the modules and with one switched off. */
export const saarni: Company = {
  name: 'Tilitoimisto Saarni Oy',
  slug: 'saarni',
  businessId: '7004208-9',
  features: [
    { feature: 'scheduling' },
    { feature: 'hr' },
    { feature: 'projects' },
    { feature: 'crm', active: false },
    { feature: 'invoicing' },
  ],
  units: { payroll: { name: 'Palkkapalvelut', parent: 'office' } },
  costCenters: {},
  projects: {
    'AS-KOIVU': 'Koivurannan Leipomo',
    'AS-MERIKULMA': 'Kahvila Merikulma',
    'AS-TAMMER': 'Tammer-Rakentajat',
  },
  customers: 12,
  people: [
    person({
      firstNames: 'Riikka',
      lastName: 'Saarinen',
      role: 'admin',
      supervisor: null,
      unit: 'office',
      model: null,
      jobTitle: 'Toimitusjohtaja',
      employedSince: '2015-01-01',
      work: null,
      approves: 'weekly',
    }),
    person({
      firstNames: 'Tuula Anneli',
      lastName: 'Vainio',
      role: 'manager',
      supervisor: 'riikka.saarinen',
      unit: 'office',
      model: 'flex_37_5',
      jobTitle: 'Palvelupäällikkö',
      employedSince: '2016-04-01',
      work: { kind: 'flexible', costCenter: 'production', projects: ['AS-TAMMER'] },
      approves: 'monthly',
    }),
    bookkeeper('Mika', 'Ojala', {
      role: 'payroll',
      unit: 'payroll',
      jobTitle: 'Palkanlaskija',
      confirms: 'daily',
    }),
    bookkeeper('Jonna', 'Niskanen', { role: 'finance', jobTitle: 'Laskutusvastaava' }),
    bookkeeper('Emilia', 'Lampinen', {
      role: 'hr',
      supervisor: 'riikka.saarinen',
      jobTitle: 'Henkilöstöasiantuntija',
      model: 'fixed_37_5',
      work: { kind: 'desk', costCenter: 'administration', by: 'times' },
    }),
    bookkeeper('Robert', 'Wikström', { locale: 'sv', confirms: 'daily' }),
    // On family leave, so there are no days.
    bookkeeper('Anni Helena', 'Korhonen', { work: null }),
    bookkeeper('Lauri', 'Parviainen', {
      model: 'fixed_37_5',
      work: { kind: 'desk', costCenter: 'production', by: 'duration' },
    }),
  ],
  newcomer: null,
}
