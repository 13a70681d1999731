/** Tests img-alt-poor. */
import { testRule } from '../../testing/test-rule.ts';
import { imgAltPoor } from './img-alt-poor.ts';

const image = (alt: string, src = '/oak.jpg'): string =>
  `<html lang="en"><img src="${src}" alt="${alt}"></html>`;

testRule(imgAltPoor, {
  pass: [
    image('Apple', '/apple.jpg'),
    image('T-shirt', '/t-shirt.png'),
    image('Oak table', '/oak-table.jpg'),
    image('Logo of Oak &amp; Sons'),
    image('max_length', '/diagram.png'),
    image('Format_png explained', '/formats.png'),
    image('Icon of Saint Nicholas, painted in 1560'),
    image('The cat on the mat by the door of the house'),
    image('x'.repeat(100)),
    image('手'.repeat(100)),
    image('👩‍🚒'.repeat(30)),
    '<html lang="en"><figure><img src="/a.jpg" alt="A table with six chairs"><figcaption>Our table</figcaption></figure>',
    '<html lang="en"><a href="/oak"><img src="/a.jpg" alt="A round table"> Oak table</a>',
    '<html lang="en"><img src="/a.jpg" alt="An oak table"><img src="/b.jpg" alt=""><img src="/c.jpg" alt="image" aria-hidden="true">',
    '<html lang="en"><img src="/a.jpg" alt="Plain text: 100% cotton, 2019">',
  ],
  fail: [
    [
      image('oak.jpg'),
      { messageId: 'file-name', data: { poor: 1, described: 1 } },
      { found: '“oak.jpg” is the name of a file' },
    ],
    [
      image('IMG_0042.JPG', 'https://cdn.example/9f3.webp'),
      'file-name',
      { found: '“IMG_0042.JPG” is the name of a file' },
    ],
    [
      image('DSC_0042', '/fotos/DSC_0042.jpg?w=200'),
      'file-name',
      { found: '“DSC_0042” is the name of a file' },
    ],
    [image('grün_bild_1', '/gr%C3%BCn_bild_1.jpg'), '1 of 1'],
    [
      image('cut_board_png', '/icons/board-cut-24.png'),
      'file-name',
      { found: '“cut_board_png” is the name of a file' },
    ],
    [image('icons/sheet_svg', '/icons/sheet_24.svg'), '1 of 1'],
    [
      image('cut_board', '/icons/cut_board_24.png'),
      'file-name',
      { found: '“cut_board” is the name of a file' },
    ],
    [image('Image'), 'generic', { found: '“Image” says only what kind of thing it is' }],
    [image('photo 12'), 'generic', { found: '“photo 12” says only what kind of thing it is' }],
    [
      '<html lang="de"><img src="/a.jpg" alt="Bild">',
      'generic',
      { found: '“Bild” says only what kind of thing it is' },
    ],
    ['<html lang="fr"><img src="/a.jpg" alt="Icône">', '1 of 1'],
    ['<html lang="nl"><img src="/a.jpg" alt="logo">', '1 of 1'],
    [image('x'.repeat(101)), 'long', { found: `“${'x'.repeat(101)}” has 101 characters, more than 100` }],
    [
      image('table oak table cheap table buy table'),
      'repeated',
      { found: '“table oak table cheap table buy table” repeats “table”' },
    ],
    [
      '<a href="/oak"><img src="/a.jpg" alt="Oak table"> Oak table.</a>',
      'neighbor',
      { found: '“Oak table” repeats the text beside the image' },
    ],
    ['<figure><img src="/a.jpg" alt="Our workshop"><figcaption>Our workshop</figcaption></figure>', '1 of 1'],
    [
      '<html lang="en"><img src="/a.jpg" alt="A table"><img src="/b.jpg" alt="banner"><img src="/c.jpg" alt="photo">',
      { messageId: 'generic', data: { poor: 2, described: 3 } },
    ],
  ],
  skip: ['<img src="/a.jpg" alt="">', '<img src="/a.jpg">', '<p>none</p>'],
});
