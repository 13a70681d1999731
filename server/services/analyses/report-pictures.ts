/** Reads the thumbnails of an analysis for an exported report, which has its pictures in it. */
import type { ReportPictures } from '@pagewright/engine/report/html-report';
import { listScreenshots } from '../../store/screenshots.ts';
import type { Deps } from '../deps.ts';
import { mediaTypeOfScreenshot, objectNameOf } from './store-screenshots.ts';

const thumbnailEnd = '-thumbnail';
/** A report is sent by mail: with text, fonts and these it stays below 5 MB. */
const picturesMax = 100;
const bytesMax = 2_000_000;

/** By the last part of their URL. A picture that cannot be read is left out: the report says the same without it. */
export async function reportPictures(
  { db, objects, log }: Pick<Deps, 'db' | 'objects' | 'log'>,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<ReportPictures> {
  const listed = await listScreenshots(db, { userId, id }, { keyEnd: thumbnailEnd, max: picturesMax });
  const read = async (key: string): Promise<Buffer | null> => {
    try {
      return (await objects?.read(objectNameOf({ analysisId: id, key }))) ?? null;
    } catch (error) {
      log.warn(
        { event: 'screenshot.read_failed', analysisId: id, key, error: String(error) },
        'a screenshot could not be read',
      );
      return null;
    }
  };
  const pictures: Record<string, string> = {};
  let total = 0;
  for (const { key, bytes: stored } of listed) {
    const bytes = stored ?? (await read(key));
    if (bytes === null || total + bytes.length > bytesMax) continue;
    total += bytes.length;
    pictures[key] = `data:${mediaTypeOfScreenshot(bytes)};base64,${bytes.toString('base64')}`;
  }
  return pictures;
}
