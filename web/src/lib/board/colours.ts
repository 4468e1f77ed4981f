/** Seats that are named after colours: the same set as everywhere, told apart by everybody. */
export interface SeatColour {
  colour: string;
  ink: string;
}

export const COLOUR: Record<string, SeatColour> = {
  red: { colour: 'var(--seat-3)', ink: '#ffffff' },
  blue: { colour: 'var(--seat-1)', ink: '#ffffff' },
  green: { colour: 'var(--seat-4)', ink: '#17262e' },
  yellow: { colour: 'var(--seat-2)', ink: '#17262e' },
};
