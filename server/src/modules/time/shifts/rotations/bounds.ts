export const weeksOfRotation = 26
export const rowsOfRotation = 200
export const placesOfRotation = 100
/** How many shifts one application makes at most. */
export const shiftsOfApplication = 2000
