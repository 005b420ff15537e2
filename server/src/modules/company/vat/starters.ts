/** By code, the rates of the Value Added Tax Act from 2013 on: the standard one rose on 2024-09-01, the reduced one fell on 2026-01-01. */
export const starterVatRates = {
  standard: [
    { validFrom: '2013-01-01', validTo: '2024-08-31', rateBp: 2400 },
    { validFrom: '2024-09-01', rateBp: 2550 },
  ],
  reduced: [
    { validFrom: '2013-01-01', validTo: '2025-12-31', rateBp: 1400 },
    { validFrom: '2026-01-01', rateBp: 1350 },
  ],
  lowest: [{ validFrom: '2013-01-01', rateBp: 1000 }],
  zero: [{ validFrom: '2013-01-01', rateBp: 0 }],
} as const

const validFrom = '2013-01-01'

/** By code, how sales are treated by the Value Added Tax Act 1501/1993. */
export const starterVatTreatments = {
  domestic: { validFrom, taxed: true, category: 'S' },
  construction_reverse_charge: {
    validFrom,
    taxed: false,
    category: 'AE',
    buyerVatIdNeeded: true,
    onlyForConstruction: true,
    invoiceText: {
      fi: 'Käännetty verovelvollisuus, AVL 8 c §',
      sv: 'Omvänd skattskyldighet, ML 8 c §',
      en: 'Reverse charge, Value Added Tax Act 1501/1993, section 8 c',
    },
  },
  scrap_reverse_charge: {
    validFrom,
    taxed: false,
    category: 'AE',
    buyerVatIdNeeded: true,
    invoiceText: {
      fi: 'Käännetty verovelvollisuus, AVL 8 d §',
      sv: 'Omvänd skattskyldighet, ML 8 d §',
      en: 'Reverse charge, Value Added Tax Act 1501/1993, section 8 d',
    },
  },
  intra_community: {
    validFrom,
    taxed: false,
    category: 'K',
    buyerVatIdNeeded: true,
    invoiceText: {
      fi: 'AVL 72 a §, veroton yhteisömyynti',
      sv: 'ML 72 a §, skattefri gemenskapsintern försäljning',
      en: 'Intra-community supply, Value Added Tax Act 1501/1993, section 72 a',
    },
  },
  intra_community_services: {
    validFrom,
    taxed: false,
    category: 'AE',
    buyerVatIdNeeded: true,
    invoiceText: {
      fi: 'Käännetty verovelvollisuus, AVL 65 §',
      sv: 'Omvänd skattskyldighet, ML 65 §',
      en: 'Reverse charge',
    },
  },
  export: {
    validFrom,
    taxed: false,
    category: 'G',
    invoiceText: {
      fi: 'AVL 70 §, veroton vienti',
      sv: 'ML 70 §, skattefri export',
      en: 'Export, Value Added Tax Act 1501/1993, section 70',
    },
  },
  export_services: { validFrom, taxed: false, category: 'O' },
  exempt: { validFrom, taxed: false, category: 'E' },
  zero_rated: { validFrom, taxed: false, category: 'Z' },
  small_business: {
    validFrom,
    taxed: false,
    category: 'E',
    invoiceText: {
      fi: 'AVL 3 §, vähäinen toiminta',
      sv: 'ML 3 §, verksamhet i liten skala',
      en: 'Small business, Value Added Tax Act 1501/1993, section 3',
    },
  },
} as const
