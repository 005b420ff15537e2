/**
 * The codes of the Finnish Business Information System in its open data, version 3, as they were known on 22 November
 * 2026. They are the register's to change; nothing but this file says what they mean.
 * https://avoindata.prh.fi/en/ytj/swagger-ui
 */
export const ytjCodes = {
  /** Of a name. */
  officialName: '1',
  /** Of an address. */
  visitingAddress: '1',
  postalAddress: '2',
  /** Of `registeredEntries`: the register for value added tax, and the types of an entry that is in force. */
  vatRegister: '6',
  notRegistered: ['0'],
  /** Languages of descriptions and post offices. */
  finnish: '1',
} as const

/** What the company forms that are met most are called in Finnish, where the answer does not describe them. */
export const companyForms: Readonly<Record<string, string>> = {
  '2': 'Asunto-osakeyhtiö',
  '5': 'Avoin yhtiö',
  '13': 'Kommandiittiyhtiö',
  '14': 'Osuuskunta',
  '16': 'Osakeyhtiö',
  '17': 'Julkinen osakeyhtiö',
  '18': 'Säätiö',
  '29': 'Aatteellinen yhdistys',
}
