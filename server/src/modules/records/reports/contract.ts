import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { refusals } from '../../../platform/contract/refusals.ts'

export const reports = contract({
  name: 'reports',
  tag: 'Reports',
  about: 'A closed catalogue of reports, as JSON, PDF, XLSX or CSV.',
  refusals: refusals({
    report_type_not_public: {
      status: 403,
      title: 'The report is not available over the interface',
      when: 'A report is of a type that is never public: about absences or the health of single people.',
      remedy: 'Read the types that the credential may have rendered from `GET /v1/report-files`.',
      waitsFor: 'Reports',
      translations: {
        fi: [
          'Raportti ei ole saatavilla rajapinnasta',
          'Katso, mitä raportteja tunnuksella saa: `GET /v1/report-files`.',
        ],
        sv: [
          'Rapporten är inte tillgänglig via gränssnittet',
          'Se vilka rapporter inloggningen får med `GET /v1/report-files`.',
        ],
      },
    },
    report_route_moved: {
      status: 410,
      title: 'Reports have moved',
      when: 'A path below `/v1/reports` was asked for, where reports were.',
      remedy: 'Use `GET /v1/report-files`.',
      waitsFor: 'Reports',
      translations: {
        fi: ['Raportit ovat muuttaneet', 'Käytä osoitetta `GET /v1/report-files`.'],
        sv: ['Rapporterna har flyttat', 'Använd `GET /v1/report-files`.'],
      },
    },
  }),
  events: events({}),
  operations: {},
})
