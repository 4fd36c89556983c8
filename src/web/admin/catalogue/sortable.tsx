import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MeasuringStrategy,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { GripVertical } from 'lucide-react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'

type SortableProps = {
  ids: readonly string[]
  /** The name of an entry that screen readers hear when it is picked up and put down. */
  nameOf: (index: number) => string
  onMove: (from: number, to: number) => void
  /** Entries in a grid rather than in one column. */
  grid?: boolean
  children: ReactNode
}

const instructions = {
  draggable:
    'Per spostare la voce premi la barra spaziatrice, poi le frecce; premi di nuovo la barra per lasciarla, Esc per rinunciare.',
}

const Dragging = createContext(false)

/** Tall entries collapse while dragging, so that one arrow step is one step in the list. */
export function useIsDragging(): boolean {
  return useContext(Dragging)
}

/** Collapsing changes the heights: positions are measured continuously while dragging. */
const measuring = { droppable: { strategy: MeasuringStrategy.Always } }

/** A list reordered by mouse, touch or arrow keys; each step is announced to screen readers. */
export function Sortable({ ids, nameOf, onMove, grid = false, children }: SortableProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const [dragging, setDragging] = useState(false)
  const place = (id: unknown) => ids.indexOf(String(id))
  const ended = ({ active, over }: DragEndEvent) => {
    setDragging(false)
    if (over && active.id !== over.id) onMove(place(active.id), place(over.id))
  }
  const said = (id: unknown) => nameOf(place(id))
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${said(active.id)}: presa.`,
    onDragOver: ({ active, over }) =>
      over
        ? `${said(active.id)}: ora in posizione ${place(over.id) + 1} di ${ids.length}.`
        : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${said(active.id)}: lasciata in posizione ${place(over.id) + 1}.` : undefined,
    onDragCancel: ({ active }) => `${said(active.id)}: rimasta al suo posto.`,
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      measuring={measuring}
      onDragStart={() => setDragging(true)}
      onDragEnd={ended}
      onDragCancel={() => setDragging(false)}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
    >
      <SortableContext
        items={[...ids]}
        strategy={grid ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <Dragging value={dragging}>{children}</Dragging>
      </SortableContext>
    </DndContext>
  )
}

type EntryProps = {
  id: string
  /** The name for the handle, such as "Giorno 3". */
  name: string
  className?: string
  children: (handle: ReactNode) => ReactNode
}

export function SortableEntry({ id, name, className, children }: EntryProps) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id })
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      aria-roledescription="voce che si sposta"
      aria-label={`Sposta ${name}`}
      title="Trascina per spostare"
      className="grid size-11 flex-none cursor-grab touch-none place-items-center rounded-tag text-ink-2 hover:bg-paper-2 hover:text-ink md:size-9"
    >
      <GripVertical className="size-5 md:size-4.5" aria-hidden />
    </button>
  )
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(isDragging && 'relative z-10 bg-white shadow-e2', className)}
    >
      {children(handle)}
    </li>
  )
}
