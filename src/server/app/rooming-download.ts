import {
  listName,
  type RoomingList,
  roomingList,
  roomingXlsx,
} from '../booking/rooms/rooming-list.ts'
import type { StaffContext } from '../http/admin-api.ts'
import { writeAudit } from '../platform/audit/write-audit.ts'
import { drawPaper } from '../platform/pdf/draw-paper.ts'

const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** The rooming list for one hotel; names leave the office, so the download is logged. */
export async function sendRoomingList(
  context: StaffContext,
  stayId: string,
  { pathname }: URL,
): Promise<Response> {
  const kind = pathname.endsWith('.pdf') ? 'pdf' : 'xlsx'
  const list = await roomingList(context, stayId)
  await context.db.transaction((tx) =>
    writeAudit(tx, {
      actor: context.actor,
      action: 'rooming_list_exported',
      entity: 'departure',
      entityId: list.departureId,
      after: { hotel: list.hotel, rooms: list.rooms.length, format: kind },
    }),
  )
  const file =
    kind === 'pdf'
      ? await drawPaper<RoomingList>('rooming', list)
      : new Uint8Array(await roomingXlsx(list))
  return new Response(file, {
    headers: {
      'Content-Type': types[kind],
      'Content-Disposition': `attachment; filename="${listName(list)}.${kind}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
