/** Labels that templates put where a name belongs, and that name nothing: "Project Name", "Card title". */
export const templateLabel =
  /^(?:category )?(?:(?:project|product|item|card|section|blog post|post|page|article|client|company|website|site|your|sample|example|main|sub)[\s-]+(?:name|title|heading|headline|text|page|here)(?: here)?|(?:article|page|card|post|project) title|category|subtitle|untitled|heading \d|header \d|title|lorem ipsum.*)$/i;
