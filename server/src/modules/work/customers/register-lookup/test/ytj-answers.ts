const finnish = { languageCode: '1' }

/** A company as the open data of the register tells it, with what is over and what is of no use here. */
export const konepaja = {
  businessId: { value: '9100010-1', registrationDate: '2001-03-15', source: '3' },
  names: [
    { name: 'Vanha Paja Oy', type: '1', version: 2, endDate: '2010-01-01' },
    { name: 'Kuusiniemi Works', type: '3', version: 1 },
    { name: ' Kuusiniemen Konepaja Oy ', type: '1', version: 1 },
  ],
  website: { url: 'www.konepaja.example' },
  companyForms: [
    {
      type: '16',
      descriptions: [
        { languageCode: '3', description: 'Limited company' },
        { ...finnish, description: 'Osakeyhtiö' },
      ],
    },
  ],
  registeredEntries: [
    { type: '1', register: '6', registrationDate: '2001-03-15' },
    { type: '1', register: '5', registrationDate: '2001-03-15' },
  ],
  addresses: [
    {
      type: 1,
      street: 'Teollisuustie',
      buildingNumber: '4',
      entrance: 'B',
      apartmentNumber: '',
      postCode: '40320',
      postOffices: [
        { languageCode: '2', city: 'JYVÄSKYLÄ SV' },
        { ...finnish, city: 'JYVÄSKYLÄ' },
      ],
    },
    { type: 2, postOfficeBox: '12', postCode: '44101', postOffices: [{ ...finnish, city: 'ÄÄNEKOSKI' }] },
    { type: 1, street: 'Entinen katu', endDate: '2010-01-01', postOffices: [] },
  ],
}

export const answerWith = (...companies: readonly unknown[]) => ({
  totalResults: companies.length,
  companies,
})
