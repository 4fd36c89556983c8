/** Error messages addressed to travellers, reworded for staff. */
const forStaff: Readonly<Record<string, string>> = {
  DEPARTURE_FULL:
    'Non ci sono abbastanza posti per questa partenza: togli qualcuno, libera dei posti o scegli un’altra data.',
  DEPARTURE_CLOSED:
    'Le prenotazioni per questa partenza sono chiuse: falle riaprire in Partenze o scegli un’altra data.',
}

export function saidToStaff({ code, message }: { code: string; message: string }): string {
  return forStaff[code] ?? message
}
