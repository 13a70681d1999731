#!/bin/sh
# What the image has beside Node: a browser, fonts, an init process, and the folder for data. Run by the Dockerfile and by `npm run test:image`.
set -eu
export DEBIAN_FRONTEND=noninteractive
apt-get update
apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation fonts-noto-color-emoji tini
rm -rf /var/lib/apt/lists/* /var/cache/apt/archives/*.deb
install -d -o node -g node /data
