/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  project_phase_not_found: {
    fi: ['Vaihetta ei löydy', 'Hae vaiheet osoitteesta `GET /v1/projects/{id}/phases`.'],
    sv: ['Fasen finns inte', 'Hämta faserna från `GET /v1/projects/{id}/phases`.'],
  },
  task_not_found: {
    fi: [
      'Tehtävää ei löydy',
      'Hae tehtävät osoitteesta `GET /v1/tasks` tai omasi osoitteesta `GET /v1/me/tasks`.',
    ],
    sv: [
      'Uppgiften finns inte',
      'Hämta uppgifterna från `GET /v1/tasks`, eller dina egna från `GET /v1/me/tasks`.',
    ],
  },
  project_takes_no_hours: {
    fi: [
      'Projektille ei voi kirjata tunteja',
      'Avaa projekti uudelleen tai kirjaa tunnit toiselle; suljetun projektin tunnit pysyvät päivällä.',
    ],
    sv: [
      'Projektet tar inte emot timmar',
      'Öppna projektet igen, eller registrera timmarna på ett annat; det som en dag har på ett stängt projekt står kvar.',
    ],
  },
  phase_takes_no_hours: {
    fi: [
      'Vaiheelle ei voi kirjata tunteja',
      'Poista vaiheen lukitus tai avaa se uudelleen, tai kirjaa tunnit toiselle.',
    ],
    sv: [
      'Fasen tar inte emot timmar',
      'Lås upp eller öppna fasen igen, eller registrera timmarna på en annan.',
    ],
  },
  task_takes_no_hours: {
    fi: ['Tehtävälle ei voi kirjata tunteja', 'Palauta tehtävä tai kirjaa tunnit toiselle.'],
    sv: ['Uppgiften tar inte emot timmar', 'Återställ uppgiften, eller registrera timmarna på en annan.'],
  },
  entry_day_total_exceeded: {
    fi: ['Päivällä on liikaa tunteja', 'Korjaa kirjaukset; seuraavan päivän vuoro kirjataan sille päivälle.'],
    sv: ['Dagen har för många timmar', 'Rätta registreringarna; ett pass som hör till nästa dag skrivs där.'],
  },
  day_invoiced: {
    fi: ['Päivä on laskutettu', 'Hyvitä lasku ensin.'],
    sv: ['Dagen är fakturerad', 'Kreditera fakturan först.'],
  },
  self_approval_forbidden: {
    fi: ['Omat asiat hyväksyy joku muu', 'Anna esihenkilön hyväksyä se.'],
    sv: ['Egna ärenden godkänns av någon annan', 'Låt en chef godkänna det.'],
  },
  work_day_not_found: {
    fi: ['Työpäivää ei löydy', 'Hae tunnukset osoitteesta `GET /v1/work-days` tai `GET /v1/team/approvals`.'],
    sv: ['Arbetsdagen finns inte', 'Hämta id från `GET /v1/work-days` eller `GET /v1/team/approvals`.'],
  },
  acting_on_behalf_disabled: {
    fi: [
      'Esihenkilö ei saa kirjata jäsenen puolesta',
      'Anna jäsenen kirjata päivä tai pyydä ylläpitäjää kytkemään `supervisorMayActOnBehalf` päälle.',
    ],
    sv: [
      'Chefer får inte registrera för andra',
      'Låt medlemmen skriva dagen, eller be en administratör slå på `supervisorMayActOnBehalf`.',
    ],
  },
  day_confirmed_locked: {
    fi: ['Päivä ei ole luonnos', 'Avaa tai palauta päivä, peru hyväksyntä tai korjaa päivä ensin.'],
    sv: [
      'Dagen är inget utkast',
      'Öppna, returnera eller rätta dagen först, eller ta tillbaka godkännandet.',
    ],
  },
  day_changed: {
    fi: ['Päivä on muuttunut', 'Lue päivä uudelleen ja päätä uudelleen.'],
    sv: ['Dagen har ändrats', 'Läs dagen på nytt och besluta igen.'],
  },
  day_has_absence: {
    fi: ['Päivällä on poissaolo', 'Muuta poissaoloa tai peru se.'],
    sv: ['Dagen har en frånvaro', 'Ändra eller avboka frånvaron.'],
  },
  day_already_confirmed: {
    fi: ['Päivä on jo vahvistettu', 'Mitään ei tarvitse tehdä; lue päivä.'],
    sv: ['Dagen är redan bekräftad', 'Inget behöver göras; läs dagen.'],
  },
  day_not_confirmed: {
    fi: ['Päivää ei ole vahvistettu', 'Lue päivä; vahvista se ensin, jos se on luonnos.'],
    sv: ['Dagen är inte bekräftad', 'Läs dagen; bekräfta den först om den är ett utkast.'],
  },
  day_not_approved: {
    fi: ['Päivää ei ole hyväksytty', 'Lue päivä; korjaa se, jos se on jo palkka-aineistossa.'],
    sv: ['Dagen är inte godkänd', 'Läs dagen; rätta den om den redan finns i ett löneunderlag.'],
  },
  day_export_in_progress: {
    fi: ['Päivän palkka-aineisto on kesken', 'Lähetä pyyntö uudelleen muutaman sekunnin kuluttua.'],
    sv: ['Dagens löneunderlag är inte färdigt', 'Skicka begäran igen om några sekunder.'],
  },
  day_not_correctable: {
    fi: ['Päivää ei voi korjata', 'Avaa tai palauta vahvistettu päivä; luonnosta voi muuttaa suoraan.'],
    sv: [
      'Dagen kan inte rättas',
      'Öppna eller returnera en bekräftad dag; ett utkast kan ändras som det är.',
    ],
  },
  day_empty: {
    fi: ['Ei ole mitään vahvistettavaa', 'Kirjaa tunnit tai merkitse päivälle päivälaji.'],
    sv: ['Det finns inget att bekräfta', 'Registrera timmarna, eller märk dagen med en dagtyp.'],
  },
  empty_day_off: {
    fi: ['Tyhjää vapaapäivää ei tarvitse vahvistaa', 'Mitään ei tarvitse tehdä.'],
    sv: ['En tom ledig dag behöver ingen bekräftelse', 'Inget behöver göras.'],
  },
  day_outside_employment: {
    fi: ['Jäsen ei ole työsuhteessa sinä päivänä', 'Korjaa jäsenen työsuhteen päivät tai tyhjennä päivä.'],
    sv: ['Medlemmen är inte anställd den dagen', 'Rätta medlemmens anställningsdatum, eller töm dagen.'],
  },
  missing_model_version_for_day: {
    fi: ['Päivällä ei ole työaikamallia', 'Anna jäsenelle malli tai mallille päivän kattava versio.'],
    sv: [
      'Ingen arbetstidsmodell gäller dagen',
      'Ge medlemmen en modell, eller modellen en version för dagen.',
    ],
  },
  required_attribution_missing: {
    fi: ['Vaadittu kohdistus puuttuu', 'Lisää kohdistus kentässä `dimensionCode` nimetylle tasolle.'],
    sv: ['En obligatorisk fördelning saknas', 'Lägg till en fördelning för nivån i `dimensionCode`.'],
  },
  allocation_form_invalid: {
    fi: [
      'Kohdistus ei ole minuutteja eikä osuus',
      'Lähetä toinen niistä, tai ei kumpaakaan, jos kohde saa kaiken mitä kirjauksesta on jäljellä.',
    ],
    sv: [
      'En fördelning är varken minuter eller en andel',
      'Skicka ettdera, eller ingendera för allt som är kvar av registreringen.',
    ],
  },
  allocation_exceeds_entry: {
    fi: [
      'Kohdistettu on enemmän kuin kirjauksessa on',
      'Korjaa kentässä `dimensionCode` nimetyn tason kohdistukset; `entryMinutes` on mitä on jaettavana.',
    ],
    sv: [
      'Mer är fördelat än registreringen har',
      'Rätta fördelningarna för nivån i `dimensionCode`; `entryMinutes` är vad som finns.',
    ],
  },
  allocation_incomplete: {
    fi: [
      'Kohdistuksista jää minuutteja yli',
      'Kohdista `remainingMinutes` kentässä `dimensionCode` nimetylle tasolle tai jätä yksi kohdistus ilman minuutteja ja osuutta.',
    ],
    sv: [
      'Fördelningarna lämnar minuter över',
      'Fördela `remainingMinutes` på nivån i `dimensionCode`, eller lämna en fördelning utan minuter och andel.',
    ],
  },
  attribution_precision_unmet: {
    fi: ['Kohdistus on liian karkea', 'Nimeä kohdistuksessa vaihe tai tehtävä.'],
    sv: ['Fördelningen är för grov', 'Ange fasen eller uppgiften i fördelningen.'],
  },
  entry_over_max_duration: {
    fi: [
      'Kirjaus on liian pitkä',
      'Lyhennä kirjausta tai jaa se; kirjauslajin `maxDurationMinutes` on raja.',
    ],
    sv: [
      'En registrering är för lång',
      'Förkorta eller dela registreringen; registreringstypens `maxDurationMinutes` är gränsen.',
    ],
  },
  manual_entry_reason_required: {
    fi: ['Käsin kirjattu päivä tarvitsee perustelun', 'Kirjoita selite jollekin päivän kirjauksista.'],
    sv: [
      'En dag som skrivs för hand kräver ett skäl',
      'Skriv en anmärkning på någon av dagens registreringar.',
    ],
  },
  entry_form_invalid: {
    fi: [
      'Kirjauksella ei ole kellonaikoja eikä kestoa',
      'Lähetä `startMinutes` ja `endMinutes`, tai `durationMinutes`.',
    ],
    sv: [
      'En registrering har varken klockslag eller längd',
      'Skicka `startMinutes` och `endMinutes`, eller `durationMinutes`.',
    ],
  },
  entry_end_before_start: {
    fi: ['Kirjaus päättyy ennen alkuaan', 'Korjaa kellonajat.'],
    sv: ['En registrering slutar innan den börjar', 'Rätta klockslagen.'],
  },
  entry_overlap: {
    fi: ['Kaksi kirjausta menee päällekkäin', 'Korjaa kellonajat, tai ensin viereisen päivän kellonajat.'],
    sv: ['Två registreringar överlappar varandra', 'Rätta klockslagen, eller först dem för dagen intill.'],
  },
} as const
