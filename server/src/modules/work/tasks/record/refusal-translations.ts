/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  task_archived: {
    fi: ['Tehtävä on arkistoitu', 'Palauta tehtävä ensin.'],
    sv: ['Uppgiften är arkiverad', 'Återställ uppgiften först.'],
  },
  task_stale: {
    fi: [
      'Tehtävä on muuttunut',
      'Lue tehtävä uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.',
    ],
    sv: ['Uppgiften har ändrats', 'Läs uppgiften på nytt, se vad som har ändrats och skicka ändringen igen.'],
  },
  task_transition_not_allowed: {
    fi: [
      'Tilat eivät salli tätä siirtoa',
      'Valitse siirto, jonka `GET /v1/projects/{id}/task-statuses` näyttää, tai pyydä sallimaan tämä.',
    ],
    sv: [
      'Statusarna tillåter inte den flytten',
      'Ta en väg som `GET /v1/projects/{id}/task-statuses` visar, eller låt flytten tillåtas.',
    ],
  },
  task_guard_not_met: {
    fi: ['Jotakin pitää saada ensin valmiiksi', 'Tee keskeneräiset valmiiksi ja vaihda tila sitten.'],
    sv: ['Något måste bli klart först', 'Slutför det som är öppet, och byt status sedan.'],
  },
  task_wip_limit_reached: {
    fi: [
      'Tilassa on niin monta tehtävää kuin siinä saa olla',
      'Saata jokin siellä oleva tehtävä valmiiksi tai nosta rajaa.',
    ],
    sv: [
      'Statusen har så många uppgifter som den får ha',
      'Slutför en uppgift som finns där, eller höj gränsen.',
    ],
  },
  task_checklist_item_not_found: {
    fi: ['Tarkistuslistan kohtaa ei löydy', 'Lue tehtävä uudelleen; jätä uuden kohdan `id` pois.'],
    sv: ['Punkten finns inte på checklistan', 'Läs uppgiften på nytt; utelämna `id` för en ny punkt.'],
  },
  task_parent_not_found: {
    fi: ['Ylätehtävää ei löydy', 'Valitse tehtävä samasta projektista.'],
    sv: ['Huvuduppgiften finns inte', 'Välj en uppgift i samma projekt.'],
  },
  task_parent_cycle: {
    fi: ['Tehtävä olisi oma alitehtävänsä', 'Valitse tehtävä, joka ei ole sen alitehtävä.'],
    sv: ['Uppgiften skulle vara en del av sig själv', 'Välj en uppgift som inte hör till dess deluppgifter.'],
  },
  task_parent_too_deep: {
    fi: ['Tehtäviä on liikaa sisäkkäin', 'Valitse tehtävä ylempää.'],
    sv: ['Det är för många uppgifter ovanför varandra', 'Välj en uppgift högre upp.'],
  },
  task_dates_invalid: {
    fi: ['Tehtävän määräpäivä olisi ennen sen alkua', 'Muuta molemmat päivät samassa pyynnössä.'],
    sv: ['Uppgiften skulle förfalla innan den börjar', 'Ändra båda datumen i en begäran.'],
  },
  task_reprices_approved_hours: {
    fi: [
      'Hyväksytyille tunneille tulisi toinen hinta',
      'Lähetä myös `reprice`, tai tee tulevalle työlle toinen tehtävä.',
    ],
    sv: [
      'Godkända timmar skulle få ett annat pris',
      'Skicka även `reprice`, eller använd en annan uppgift för kommande arbete.',
    ],
  },
  task_checklist_invalid: {
    fi: ['Kohta on tarkistuslistalla kahdesti', 'Lähetä jokainen kohta kerran.'],
    sv: ['En punkt finns två gånger på checklistan', 'Skicka varje punkt en gång.'],
  },
} as const
