/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  pipeline_not_found: {
    fi: [
      'Myyntiputkea ei löydy',
      'Hae myyntiputket osoitteesta `GET /v1/crm/pipelines` tai lisää sellainen.',
    ],
    sv: ['Pipelinen finns inte', 'Hämta pipelinerna från `GET /v1/crm/pipelines`, eller lägg till en.'],
  },
  pipeline_stage_not_found: {
    fi: ['Vaihetta ei löydy', 'Hae vaiheet myyntiputkineen osoitteesta `GET /v1/crm/pipelines`.'],
    sv: ['Fasen finns inte', 'Hämta faserna med sina pipeliner från `GET /v1/crm/pipelines`.'],
  },
  pipeline_stage_mismatch: {
    fi: [
      'Vaihe kuuluu toiseen myyntiputkeen',
      'Valitse tämän myyntiputken vaihe, tai lähetä vaiheen `pipelineId`, jolloin kauppa siirtyy sinne.',
    ],
    sv: [
      'Fasen hör till en annan pipeline',
      'Välj en fas i pipelinen, eller skicka fasens `pipelineId` för att flytta affären dit.',
    ],
  },
  pipeline_stale: {
    fi: [
      'Myyntiputki on muuttunut',
      'Lue myyntiputki uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.',
    ],
    sv: ['Pipelinen har ändrats', 'Läs pipelinen på nytt, se vad som har ändrats och skicka ändringen igen.'],
  },
  pipeline_default_needed: {
    fi: ['Yksi myyntiputki on oletus', 'Tee ensin toisesta oletus: `isDefault: true`.'],
    sv: ['En pipeline är förvald', 'Gör först en annan pipeline förvald, med `isDefault: true`.'],
  },
  pipeline_required_field_unknown: {
    fi: [
      'Kaupoilla ei ole tällaista kenttää',
      'Käytä jotakin kuvauksen nimistä tai lisää ensin lisäkenttä, jolla on `kind: deal`.',
    ],
    sv: [
      'Affärer har inget sådant fält',
      'Använd något av namnen i beskrivningen, eller lägg först till tilläggsfältet med `kind: deal`.',
    ],
  },
  pipeline_order_incomplete: {
    fi: [
      'Järjestys ei nimeä jokaista kerran',
      'Lue ne uudelleen ja lähetä jokainen tunnus uudessa järjestyksessä, myös käytöstä poistetut.',
    ],
    sv: [
      'Ordningen nämner inte var och en en gång',
      'Läs dem på nytt och skicka varje id i den nya ordningen, även de inaktiverade.',
    ],
  },
  pipeline_limit_reached: {
    fi: ['Niitä on liikaa', 'Käytä tai muuta olemassa olevaa.'],
    sv: ['Det finns för många', 'Använd eller ändra en som redan finns.'],
  },
} as const
