import { features } from '../../../platform/vocabulary/features.ts'
import type { Company } from '../company.ts'
import { marianne, officePeople } from './office.ts'
import { servicePeople } from './service.ts'
import { sitePeople } from './sites.ts'

/** Building services with everything switched on: offices, sites and a duty desk that never sleeps. */
export const harmaja: Company = {
  name: 'Harmaja Talotekniikka Oy',
  slug: 'harmaja',
  businessId: '7003117-9',
  features: features.map(feature => ({ feature })),
  units: {
    administration: { name: 'Hallinto', parent: 'office' },
    sales: { name: 'Myynti', parent: 'office' },
    design: { name: 'Suunnittelu', parent: 'office' },
    electrical: { name: 'Sähköasennus', parent: 'field' },
    piping: { name: 'LVI-asennus', parent: 'field' },
    service: { name: 'Huolto ja päivystys', parent: 'field' },
    warehouse: { name: 'Varasto', parent: 'field' },
  },
  costCenters: { design: 'Suunnittelu', service: 'Huolto', logistics: 'Logistiikka' },
  projects: {
    'KO-2604': 'Kalasataman koulu',
    'AS-2611': 'Asunto Oy Vantaan Kielo',
    'TO-2519': 'Hernesaaren toimistotalo',
    'SA-2602': 'Laakson sairaalan siipi C',
    'HO-2533': 'Hotelli Kaivopuisto, remontti',
    'PA-2607': 'Tammiston palvelutalo',
    'HU-0001': 'Vuosihuollot',
  },
  customers: 120,
  people: [...officePeople, ...sitePeople, ...servicePeople],
  newcomer: {
    firstNames: 'Pinja Sofia',
    lastName: 'Aaltonen',
    role: 'employee',
    supervisor: marianne,
    unit: 'design',
  },
}
