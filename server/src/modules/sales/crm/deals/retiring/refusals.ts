import { count } from '../../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../../platform/contract/refusals.ts'
import { movedAtOnce } from './rules.ts'

export const retiringRefusals = refusals({
  pipeline_stage_last: {
    status: 409,
    title: 'The pipeline would have no stage',
    when: 'The only active stage of an active pipeline was to be deactivated.',
    remedy: 'Add or reactivate another stage first, or deactivate the pipeline.',
    translations: {
      fi: [
        'Myyntiputkelle ei jäisi vaihetta',
        'Lisää tai ota ensin käyttöön toinen vaihe, tai poista myyntiputki käytöstä.',
      ],
      sv: [
        'Pipelinen skulle inte ha någon fas',
        'Lägg först till eller aktivera en annan fas, eller inaktivera pipelinen.',
      ],
    },
  },
  pipeline_stage_in_use: {
    status: 409,
    title: 'There are open deals in it',
    when: 'A stage or pipeline with open deals was to be deactivated without `toStageId`; `openDeals` says how many there are.',
    remedy: 'Send in `toStageId` where they are to be moved.',
    translations: {
      fi: ['Siinä on avoimia kauppoja', 'Kerro kentässä `toStageId`, mihin ne siirretään.'],
      sv: ['Den har öppna affärer', 'Skicka i `toStageId` vart de ska flyttas.'],
    },
  },
  pipeline_deals_too_many: {
    status: 409,
    values: {
      maximum: count('How many deals are moved at once, at most.'),
    },
    title: 'Too many open deals are to be moved',
    when: `More than ${movedAtOnce} open deals are in the stage or pipeline that was to be deactivated.`,
    remedy: 'Move some of them first, up to 500 at a time, with `POST /v1/crm/deals/change-stage`.',
    translations: {
      fi: [
        'Siirrettäviä avoimia kauppoja on liikaa',
        'Siirrä osa niistä ensin, enintään 500 kerrallaan: `POST /v1/crm/deals/change-stage`.',
      ],
      sv: [
        'För många öppna affärer ska flyttas',
        'Flytta några först, högst 500 åt gången, med `POST /v1/crm/deals/change-stage`.',
      ],
    },
  },
})
