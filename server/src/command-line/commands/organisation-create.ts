import { command } from '../command.ts'
import { organisationCreateOptions } from '../options/organisation-create.ts'

export const organisationCreate = command({
  name: 'organisation create',
  summary: 'Found an organisation and print its administrator’s activation link.',
  description:
    'The organisation has everything a company starts from: entry types, day types, worktime models, units, staff ' +
    'groups and tracking levels. The administrator opens the link, sets a password, and goes on from there. The link ' +
    'is printed this once and good for 14 days.',
  options: organisationCreateOptions,
  examples: [
    'konttori organisation create --name "Kallio Oy" --slug kallio --admin-email aino@kallio.example --admin-first-names Aino --admin-last-name Kallio',
    'konttori organisation create --name Test --slug test --admin-email t@test.example --admin-first-names T --admin-last-name T --sandbox --modules hr,projects --json',
  ],
  async run(given, circumstances) {
    const { foundCompany } = await import('../founding.ts')
    return foundCompany(given, circumstances)
  },
})
