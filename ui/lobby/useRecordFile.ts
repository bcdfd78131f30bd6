import { useState, type DragEvent } from 'react';
import { useLocation } from 'wouter';
import { useShelf } from '../games';
import { FROM_FILE, saveRecord } from '../local/savedRecords';
import type { FileReading } from '../local/readRecordFile';

/** Why the last chosen file could not be opened. */
type Refusal = Extract<FileReading, { ok: false }> | 'notKept';

const carriesFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Opens a record from a chosen or dropped file: reads it, stores it on this device, and opens its replay. */
export const useRecordFile = () => {
  const [, navigate] = useLocation();
  const { rulesOf } = useShelf();
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const [hovering, setHovering] = useState(false);

  const open = async (file: Blob) => {
    setBusy(true);
    setRefusal(undefined);
    const { readRecordFile } = await import('../local/readRecordFile');
    const reading = await readRecordFile(file, rulesOf);
    if (!reading.ok) setRefusal(reading);
    else
      await saveRecord(reading.record).then(
        (id) => navigate(`/replay/saved/${id}`, { state: FROM_FILE }),
        () => setRefusal('notKept'),
      );
    setBusy(false);
  };

  const dropZone = {
    onDragOver: (event: DragEvent) => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      setHovering(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setHovering(false);
    },
    onDrop: (event: DragEvent) => {
      const file = event.dataTransfer.files[0];
      setHovering(false);
      if (!file) return;
      event.preventDefault();
      void open(file);
    },
  };
  return { open, busy, refusal, dismiss: () => setRefusal(undefined), hovering, dropZone };
};
