/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  project_allocation_week_invalid: {
    fi: ['Viikko ei ala maanantaina', 'Lähetä viikon maanantai.'],
    sv: ['Veckan börjar inte på en måndag', 'Skicka veckans måndag.'],
  },
  project_allocation_repeated: {
    fi: [
      'Resurssivaraus on lähetetty kahdesti',
      'Lähetä niistä yksi, ja siinä kaikki suunnitellut minuutit.',
    ],
    sv: ['En resursallokering har skickats två gånger', 'Skicka en av dem, med alla minuter som planeras.'],
  },
  project_allocation_phase_ended: {
    fi: ['Vaihe on päättynyt', 'Suunnittele työ toiselle vaiheelle tai avaa vaihe uudelleen.'],
    sv: ['Fasen har avslutats', 'Planera arbetet för en annan fas, eller öppna fasen igen.'],
  },
  project_roster_too_large: {
    fi: ['Resurssinäkymässä on liikaa ihmisiä', 'Pyydä yksikkö, projekti tai yksittäisiä jäseniä.'],
    sv: ['Resursöversikten har för många personer', 'Be om en enhet, ett projekt eller enskilda medlemmar.'],
  },
} as const
