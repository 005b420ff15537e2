/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  task_dependency_not_found: {
    fi: ['Riippuvuutta ei löydy', 'Hae tehtävän riippuvuudet osoitteesta `GET /v1/tasks/{id}/dependencies`.'],
    sv: ['Beroendet finns inte', 'Hämta uppgiftens beroenden från `GET /v1/tasks/{id}/dependencies`.'],
  },
  task_dependency_stale: {
    fi: [
      'Riippuvuus on muuttunut',
      'Lue riippuvuus uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.',
    ],
    sv: ['Beroendet har ändrats', 'Läs beroendet på nytt, se vad som har ändrats och skicka ändringen igen.'],
  },
  task_dependency_exists: {
    fi: ['Tehtävä odottaa jo toista', 'Muuta riippuvuutta `PATCH`-pyynnöllä.'],
    sv: ['Uppgiften väntar redan på den andra', 'Ändra det beroendet med `PATCH`.'],
  },
  task_dependency_cycle: {
    fi: [
      'Tehtävät odottaisivat toisiaan kehässä',
      'Poista ensin jokin kehän riippuvuuksista tai jätä tämä pois.',
    ],
    sv: [
      'Uppgifterna skulle vänta på varandra i en cirkel',
      'Ta först bort ett av beroendena i cirkeln, eller utelämna det här.',
    ],
  },
  task_dependency_other_project: {
    fi: ['Tehtävät ovat eri projekteissa', 'Yhdistä saman projektin tehtäviä.'],
    sv: ['Uppgifterna hör till olika projekt', 'Koppla ihop uppgifter i samma projekt.'],
  },
  task_dependency_limit_reached: {
    fi: ['Riippuvuuksia on liikaa', 'Poista riippuvuudet, jotka muut tekevät tarpeettomiksi.'],
    sv: ['Det finns för många beroenden', 'Ta bort beroenden som andra gör onödiga.'],
  },
} as const
