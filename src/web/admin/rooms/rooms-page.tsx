import { Copy, Download, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { adminDownloads } from '../../../contract/admin/downloads.ts'
import { nightsText } from '../../../domain/booking/hotel-nights.ts'
import { formatDate, formatDateRange } from '../../../domain/dates.ts'
import { staffPaths } from '../pages.ts'
import { FilterTabs } from '../ui/controls.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'
import { StaffButton, StaffButtonAnchor } from '../ui/staff-button.tsx'
import { StaffConfirm } from '../ui/staff-dialog.tsx'
import { StaffLink } from '../ui/staff-link.tsx'
import { Nothing } from '../ui/states.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { StayBoard } from './stay-board.tsx'
import { StaysDialog } from './stays-dialog.tsx'
import {
  type Board,
  type BoardActions,
  type Guest,
  roomCalls,
  type Stay,
  useBoard,
} from './use-board.ts'
import { WishesDialog } from './wishes-dialog.tsx'

/** Rooming list of a departure, hotel by hotel. */
export function Component() {
  const { departureId = '' } = useParams()
  const { query, actions } = useBoard(departureId)
  const board = query.data
  return (
    <Page
      title="Camere"
      note={board && `${board.tripTitle}, ${formatDateRange(board.startDate, board.endDate)}`}
      actions={
        <StaffLink to={`${staffPaths.departures}?departure=${departureId}`}>
          Torna alla partenza
        </StaffLink>
      }
    >
      <p role="status" className="sr-only">
        {actions.said}
      </p>
      <Loaded query={query} rows={6} failed="Impossibile caricare le camere" className="px-page">
        {(loaded) => <Hotels board={loaded} actions={actions} />}
      </Loaded>
    </Page>
  )
}

function lookCount({ rooms, notes }: Stay): number {
  const changed = rooms.flatMap(({ sleepers }) => sleepers).filter(({ attention }) => attention)
  const open = notes.filter(({ weight, kind }) => weight === 'broken' || kind === 'not_placed')
  return changed.length + open.length
}

function Hotels({ board, actions }: { board: Board; actions: BoardActions }) {
  const { get, set } = useUrlState()
  const [isChangingStays, setIsChangingStays] = useState(false)
  const [wishing, setWishing] = useState<Guest>()
  const { stays, departureId } = board
  const stay = stays.find(({ firstNight }) => String(firstNight) === get('notte')) ?? stays[0]
  return (
    <>
      {stay ? (
        <>
          <FilterTabs
            label="Alberghi"
            value={String(stay.firstNight)}
            tabs={stays.map((one) => ({
              value: String(one.firstNight),
              label: one.hotel,
              ...(lookCount(one) > 0 && { count: `${lookCount(one)} da guardare` }),
            }))}
            onChange={(value) => set({ notte: value })}
          />
          <div className="px-page pt-4 pb-10">
            <StayHead {...{ board, stay, actions }} onStays={() => setIsChangingStays(true)} />
            <StayBoard key={stay.firstNight} {...{ board, stay, actions }} onWishes={setWishing} />
          </div>
        </>
      ) : (
        <Nothing
          title="Il programma non dice in quali alberghi si dorme"
          className="px-page"
          action={
            board.nights > 0 && (
              <StaffButton kind="primary" onClick={() => setIsChangingStays(true)}>
                Scrivi alberghi e notti
              </StaffButton>
            )
          }
        >
          Scrivili qui: le camere si fanno albergo per albergo.
        </Nothing>
      )}
      {isChangingStays && (
        <StaysDialog {...{ board, actions }} onClose={() => setIsChangingStays(false)} />
      )}
      {wishing && (
        <WishesDialog
          {...{ departureId, actions }}
          guest={wishing}
          onClose={() => setWishing(undefined)}
        />
      )}
    </>
  )
}

type StayHeadProps = { board: Board; stay: Stay; actions: BoardActions; onStays: () => void }

/** Actions for a whole hotel. Replacing a manual arrangement needs confirmation. */
function StayHead({ board, stay, actions, onStays }: StayHeadProps) {
  const [asking, setAsking] = useState<'propose' | 'copy'>()
  const { departureId, stays } = board
  const { firstNight: night, rooms } = stay
  const others = stays.filter((one) => one !== stay)
  const propose = () =>
    actions.change(
      'Camere proposte',
      () => roomCalls.propose({ departureId, nights: [night] }),
      () => setAsking(undefined),
    )
  const copy = () =>
    actions.change(
      'Camere copiate negli altri alberghi',
      () => roomCalls.copy({ departureId, night }),
      () => setAsking(undefined),
    )
  const isReplacing = others.some((one) => one.rooms.length > 0)
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-3.5 gap-y-3">
      <p className="min-w-0 max-md:w-full">
        {formatDate(stay.arrival)} – {formatDate(stay.leaving)}, {nightsText(stay)}
      </p>
      <div className="flex flex-wrap gap-2 md:ml-auto">
        <StaffButton
          icon={Sparkles}
          kind="primary"
          busy={actions.isBusy}
          onClick={() => (rooms.length > 0 ? setAsking('propose') : propose())}
        >
          Proponi
        </StaffButton>
        {others.length > 0 && rooms.length > 0 && (
          <StaffButton icon={Copy} onClick={() => (isReplacing ? setAsking('copy') : copy())}>
            Copia negli altri alberghi
          </StaffButton>
        )}
        <StaffButton onClick={onStays}>Alberghi e notti</StaffButton>
        {stay.id &&
          rooms.length > 0 &&
          (['pdf', 'xlsx'] as const).map((kind) => (
            <StaffButtonAnchor
              icon={Download}
              key={kind}
              href={adminDownloads.roomingList(stay.id ?? '', kind)}
              download
            >
              {kind.toUpperCase()}
              <span className="sr-only"> per {stay.hotel}</span>
            </StaffButtonAnchor>
          ))}
      </div>
      <StaffConfirm
        open={asking === 'propose'}
        onCancel={() => setAsking(undefined)}
        onConfirm={propose}
        title="Rifare le camere?"
        confirmLabel="Rifai"
        busy={actions.isBusy}
      >
        Le camere di {stay.hotel} vengono sostituite da una nuova proposta.
      </StaffConfirm>
      <StaffConfirm
        open={asking === 'copy'}
        onCancel={() => setAsking(undefined)}
        onConfirm={copy}
        title="Copiare le camere?"
        confirmLabel="Copia"
        busy={actions.isBusy}
      >
        Le camere degli altri alberghi vengono sostituite da quelle di {stay.hotel}.
      </StaffConfirm>
    </div>
  )
}
