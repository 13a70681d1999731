/** Rich results that Google no longer shows, and since when: the markup does no harm and may stay. */

export interface RetiredType {
  readonly feature: string;
  readonly types: readonly string[];
  /** As shown to users, with the date where it is known. */
  readonly retired: string;
  /** Only items with this property, and where given with a value of one of these types or texts. */
  readonly having?: { readonly property: string; readonly values?: readonly string[] };
  /** Only items that are of this type as well. */
  readonly alsoOfType?: string;
}

export const retiredTypes: readonly RetiredType[] = [
  { feature: 'FAQ', types: ['FAQPage'], retired: '2026-05-07' },
  { feature: 'How-to', types: ['HowTo'], retired: 'September 2023' },
  { feature: 'Fact check', types: ['ClaimReview'], retired: '2025-06-12' },
  { feature: 'Special announcement', types: ['SpecialAnnouncement'], retired: '2025-06-12' },
  {
    feature: 'Vehicle listing',
    types: ['VehicleListing', 'Vehicle', 'Car'],
    retired: '2025-06-12',
  },
  {
    feature: 'Course info',
    types: ['Course'],
    having: { property: 'hasCourseInstance' },
    retired: '2025-06-12',
  },
  {
    feature: 'Estimated salary',
    types: ['OccupationAggregationByEmployer', 'Occupation'],
    having: { property: 'estimatedSalary' },
    retired: '2025-06-12',
  },
  {
    feature: 'Learning video',
    types: ['VideoObject'],
    alsoOfType: 'LearningResource',
    retired: '2025-06-12',
  },
  {
    feature: 'Practice problem',
    types: ['Question'],
    having: { property: 'eduQuestionType', values: ['Multiple choice', 'Checkbox'] },
    retired: 'January 2026',
  },
  {
    feature: 'Sitelinks search box',
    types: ['WebSite'],
    having: { property: 'potentialAction', values: ['SearchAction'] },
    retired: 'November 2024',
  },
];
